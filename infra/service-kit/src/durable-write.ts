import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file and waits until it is on the disk; makes its folder. Fails if the file is there already. */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Replaces a file in one step: readers find the old content or the new one, also after a power cut. The content is written
 * with `writeFile`, which goes on after a short write; on a disk that is nearly full a single `write` succeeds with half of it.
 *
 * @param beforeReplacing called when all is on the disk; if it throws, the file stays as it was
 * @param mode of a file that has secrets, such as 0o600; by default what the process's mask leaves
 */
export async function replaceDurably(
  path: string,
  content: string,
  beforeReplacing: () => Promise<void> = async () => {},
  mode = 0o666,
): Promise<void> {
  const draft = `${path}.${process.pid}`;
  try {
    const file = await open(draft, 'w', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await beforeReplacing();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes a rename or creation inside the folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
