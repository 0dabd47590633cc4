import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTemporaryFolder, type TemporaryFolder } from '@bergauf/catalogue-format/folder/temporary-folder';
import { messageOf } from '@bergauf/service-kit/error-message';

/** Where a draft is in the file, in bytes. */
export type DraftPlace = { readonly at: number; readonly length: number };

/** Synchronous: decision 0100. */
export type Drafts = {
  add(bytes: Buffer): DraftPlace;
  read(place: DraftPlace): Buffer;
  close(): void;
};

/** Bytes written in one call: a call for each of thousands of small texts would take longer than writing them. */
const writtenTogether = 1_000_000;

/**
 * Texts to be stored once the whole catalogue is found to have no faults: many small texts, the last of them in memory, the
 * others in one temporary file.
 */
export function createDrafts(): Drafts {
  let opened: { readonly file: number; readonly remove: TemporaryFolder['remove'] } | undefined;
  let last = { at: 0, length: 0, texts: new Map<number, Buffer>() };
  let isClosed = false;
  const openFile = () => {
    const { folder, remove } = makeTemporaryFolder('pictures');
    return { file: openSync(path.join(folder, 'drafts'), 'w+'), remove };
  };
  function write({ at, length, texts }: typeof last): void {
    last = { at: at + length, length: 0, texts: new Map() };
    const bytes = Buffer.concat([...texts.values()]);
    try {
      opened ??= openFile();
      for (let done = 0; done < length; ) done += writeSync(opened.file, bytes, done, length - done, at + done);
    } catch (cause) {
      const reason = messageOf(cause);
      throw new Error(`Drawings cannot wait in ${tmpdir()} to be kept: ${reason}`, { cause });
    }
  }
  return {
    add(bytes) {
      const place = { at: last.at + last.length, length: bytes.length };
      // An import that has failed may still be inspecting pictures. Another file may have the closed one's number by now.
      if (isClosed) return place;
      last.texts.set(place.at, bytes);
      last.length += bytes.length;
      if (last.length >= writtenTogether) write(last);
      return place;
    },
    read({ at, length }) {
      const inMemory = last.texts.get(at);
      if (inMemory) return inMemory;
      if (!opened) throw new Error('There are no drafts');
      const bytes = Buffer.alloc(length);
      if (readSync(opened.file, bytes, 0, length, at) !== length) throw new Error('A draft of a picture is incomplete');
      return bytes;
    },
    close() {
      isClosed = true;
      if (!opened) return;
      closeSync(opened.file);
      opened.remove();
    },
  };
}
