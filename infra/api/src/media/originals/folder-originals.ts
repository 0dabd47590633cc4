import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, removeStaleDrafts, writeWhole } from './durable-file.ts';
import type { Originals } from './originals.ts';

/** Originals in a folder: `originals/<first two digits>/<id>`. Several processes may use it. */
export async function openFolderOriginals(folder: string): Promise<Originals> {
  const drafts = join(folder, 'drafts');
  await removeStaleDrafts(drafts);
  const pathOf = (id: string) => join(folder, 'originals', id.slice(0, 2), id);
  async function read(id: string): Promise<Buffer | null> {
    try {
      return await readFile(pathOf(id));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
  return {
    read,
    async has(id) {
      try {
        return (await stat(pathOf(id))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async write(id, bytes) {
      // A file that was damaged on disk is replaced.
      if ((await read(id))?.equals(bytes)) return;
      await writeWhole(drafts, pathOf(id), bytes);
    },
  };
}
