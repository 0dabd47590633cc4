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

/**
 * What waits to be kept until the whole catalogue is found to be without faults: many small texts in one temporary file. The file is
 * made for the first.
 */
export function createDrafts(): Drafts {
  let opened: Promise<{ readonly folder: string; readonly file: FileHandle }> | undefined;
  let end = 0;
  const failed = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new Error(`Drawings cannot wait in ${tmpdir()} to be kept: ${reason}`, { cause });
  };
  const openFile = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-pictures-'));
    return { folder, file: await open(path.join(folder, 'drafts'), 'w+') };
  };
  return {
    async add(bytes) {
      opened ??= openFile();
      const place = { at: end, length: bytes.length };
      end += bytes.length;
      try {
        const { file } = await opened;
        for (let done = 0; done < bytes.length; ) {
          const { bytesWritten } = await file.write(bytes, done, bytes.length - done, place.at + done);
          done += bytesWritten;
        }
      } catch (cause) {
        throw failed(cause);
      }
      return place;
    },
    async read({ at, length }) {
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
