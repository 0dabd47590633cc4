import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where a draft is in the file, in bytes. */
export type DraftPlace = { readonly at: number; readonly length: number };

export type Drafts = {
  add(bytes: Buffer): Promise<DraftPlace>;
  read(place: DraftPlace): Promise<Buffer>;
  close(): Promise<void>;
};

/** Bytes that are written together: a call for each of thousands of small texts takes longer than the texts. */
const writtenTogether = 1_000_000;

/**
 * What waits to be kept until the whole catalogue is found to be without faults: many small texts, the last of them in memory, the
 * others in one temporary file.
 */
export function createDrafts(): Drafts {
  let opened: Promise<{ readonly folder: string; readonly file: FileHandle }> | undefined;
  let last = { at: 0, length: 0, texts: new Map<number, Buffer>() };
  const failed = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new Error(`Drawings cannot wait in ${tmpdir()} to be kept: ${reason}`, { cause });
  };
  const openFile = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-pictures-'));
    return { folder, file: await open(path.join(folder, 'drafts'), 'w+') };
  };
  async function write({ at, length, texts }: typeof last): Promise<void> {
    last = { at: at + length, length: 0, texts: new Map() };
    opened ??= openFile();
    const bytes = Buffer.concat([...texts.values()]);
    try {
      const { file } = await opened;
      for (let done = 0; done < length; ) {
        const { bytesWritten } = await file.write(bytes, done, length - done, at + done);
        done += bytesWritten;
      }
    } catch (cause) {
      throw failed(cause);
    }
  }
  return {
    async add(bytes) {
      const place = { at: last.at + last.length, length: bytes.length };
      last.texts.set(place.at, bytes);
      last.length += bytes.length;
      if (last.length >= writtenTogether) await write(last);
      return place;
    },
    async read({ at, length }) {
      const inMemory = last.texts.get(at);
      if (inMemory) return inMemory;
      if (!opened) throw new Error('There are no drafts');
      const { file } = await opened;
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead !== length) throw new Error('A draft of a picture is incomplete');
      return buffer;
    },
    async close() {
      // Without it there is nothing to remove, and `add` has thrown.
      const made = await opened?.catch(() => undefined);
      if (!made) return;
      const { folder, file } = made;
      await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
