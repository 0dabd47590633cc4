import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '@bergauf/service-kit/durable-write';
import { makeFolder } from '../../database/make-folder.ts';
import { isMissing, removeStaleDrafts, writeWhole, writeWholeForImport } from './durable-file.ts';
import type { Originals } from './originals.ts';

/** Null if it is missing. */
async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | null> {
  try {
    return await result;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What else lies beside the folders, such as the `.DS_Store` of a file manager, is left alone. */
const groupName = /^[0-9a-f]{2}$/;

/** Originals in a folder: `originals/<first two digits>/<id>`. Several processes may use it. */
export async function openFolderOriginals(folder: string): Promise<Originals> {
  const drafts = join(folder, 'drafts');
  const originals = join(folder, 'originals');
  await removeStaleDrafts(drafts);
  const pathOf = (id: string) => join(originals, id.slice(0, 2), id);
  const read: Originals['read'] = (id, signal) => unlessMissing(readFile(pathOf(id), { signal }));
  /** A file that was damaged on disk is replaced. */
  const isKept = async (id: string, bytes: Buffer, isListed?: boolean) =>
    isListed !== false && ((await read(id))?.equals(bytes) ?? false);
  /** Folders with new files that a power cut would lose, and the number of the last write into each. */
  const unsynced = new Map<string, number>();
  let writes = 0;
  const hasWritten = (group: string) => void unsynced.set(group, ++writes);
  return {
    read,
    has: async (id) => (await unlessMissing(stat(pathOf(id))))?.isFile() ?? false,
    async list() {
      const groups = ((await unlessMissing(readdir(originals))) ?? []).filter((name) => groupName.test(name));
      return (async function* () {
        for (const group of groups) yield await readdir(join(originals, group));
      })();
    },
    async write(id, bytes, _contentType, isListed) {
      if (await isKept(id, bytes, isListed)) return;
      await writeWhole(drafts, pathOf(id), bytes);
      hasWritten(dirname(pathOf(id)));
    },
    async writeForImport(id, bytes, _contentType, isListed) {
      if (await isKept(id, bytes, isListed)) return;
      const group = dirname(pathOf(id));
      if (!unsynced.has(group)) await makeFolder(group);
      await writeWholeForImport(drafts, pathOf(id), bytes);
      hasWritten(group);
    },
    async flush() {
      const written = [...unsynced];
      if (written.length === 0) return;
      for (const path of [...written.map(([group]) => group), originals, folder]) await syncFolder(path);
      // A folder stays where the sync fails, and where another file was written into it meanwhile.
      for (const [group, write] of written) if (unsynced.get(group) === write) unsynced.delete(group);
    },
  };
}
