import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { makeFolder } from '../../database/make-folder.ts';
import { isMissing, removeStaleDrafts, writeWhole } from '../originals/durable-file.ts';

/** Renderings on disk, within a bound. */
export type RenderingFiles = {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Buffer): Promise<void>;
};

/** Interval in which a file's use is recorded at most once, in milliseconds. */
const noteEvery = 60_000;
/** Files whose recorded use is remembered; that of others is recorded again. */
const mostNoted = 10_000;

/**
 * Keeps renderings in a folder and deletes those that were not used for the longest time. The time of last use is the file's
 * modification time, so it survives a restart, and several processes may use the folder: each counts what it writes and looks at
 * the folder again after a twentieth of the bound. It then deletes down to 85 %.
 * @param maximumBytes bound of the folder's size, for up to two processes
 */
export async function openRenderingFiles(folder: string, maximumBytes: number): Promise<RenderingFiles> {
  const drafts = join(folder, 'drafts');
  const files = join(folder, 'files');
  await makeFolder(files);
  await removeStaleDrafts(drafts);
  const noted = new LRUCache<string, number>({ max: mostNoted });
  let unseenBytes = 0;
  let sweeping: Promise<void> | null = null;

  async function sweep(): Promise<void> {
    unseenBytes = 0;
    const found = (await Promise.all((await readdir(files)).map((name) => sizeOf(join(files, name), name)))).flat();
    let bytes = found.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of found.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= maximumBytes * 0.85) return;
      await rm(join(files, name), { force: true });
      noted.delete(name);
      bytes -= size;
    }
  }

  const pathOf = (name: string) => join(files, name);

  async function noteUse(name: string): Promise<void> {
    const now = Date.now();
    if (now - (noted.get(name) ?? 0) < noteEvery) return;
    noted.set(name, now);
    // The file may just have been deleted.
    await utimes(pathOf(name), now / 1000, now / 1000).catch(() => undefined);
  }

  await sweep();
  return {
    async read(name) {
      try {
        const bytes = await readFile(pathOf(name));
        await noteUse(name);
        return bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: async (name) => (await sizeOf(pathOf(name), name)).length > 0,
    async write(name, bytes) {
      if (bytes.length > maximumBytes / 20) return;
      if (unseenBytes + bytes.length > maximumBytes / 20) {
        sweeping ??= sweep().finally(() => {
          sweeping = null;
        });
        await sweeping;
      }
      unseenBytes += bytes.length;
      await writeWhole(drafts, pathOf(name), bytes);
      await noteUse(name);
    },
  };
}

async function sizeOf(path: string, name: string): Promise<{ name: string; size: number; usedAt: number }[]> {
  try {
    const { size, mtimeMs } = await stat(path);
    return [{ name, size, usedAt: mtimeMs }];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
