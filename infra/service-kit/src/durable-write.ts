import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a new file and waits until it is on the disk; creates its folder. Fails if the file exists already. */
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

/** Suffix, after the file's name, of a draft that a killed process left beside it. */
export const draftSuffix = /^\.\d+(\.[0-9a-f]{8})?$/;

/**
 * Replaces a file in one step: readers find the old or the new content, even after a power cut. Concurrent calls are each atomic,
 * and any of them may be the last (see `createReplacer`). The content is written
 * with `writeFile`, which continues after a short write; on a nearly full disk a single `write` may store only a part. A file that root
 * writes belongs to the folder's owner from the start: a service that runs as another user must be able to read it, even if root's process
 * is killed.
 *
 * @param beforeReplacing called once the content is on the disk; if it throws, the file is not changed
 * @param mode for a file with secrets, such as 0o600; the default is subject to the process's umask
 */
export async function replaceDurably(
  path: string,
  content: Uint8Array | string,
  beforeReplacing: () => Promise<void> = async () => {},
  mode = 0o666,
): Promise<void> {
  const draft = `${path}.${process.pid}.${randomUUID().slice(0, 8)}`;
  try {
    const file = await open(draft, 'wx', mode);
    try {
      await file.writeFile(content);
      await chownAsFolder(file, dirname(path));
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
  // The file is replaced even if stale drafts cannot be removed.
  await removeStaleDrafts(path).catch(() => undefined);
}

async function chownAsFolder(file: FileHandle, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await file.chown(uid, gid);
}

/** Milliseconds after which a draft counts as left by a killed process. */
const staleMs = 60_000;

/** Removes drafts of killed processes, which may contain secrets. */
async function removeStaleDrafts(path: string): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)];
  for (const other of await readdir(folder)) {
    if (!other.startsWith(name) || !draftSuffix.test(other.slice(name.length))) continue;
    const found = await stat(join(folder, other)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - staleMs) await rm(join(folder, other), { force: true });
  }
}

/** @returns `replaceDurably` for one file; calls run one after the other, so the last content stays */
export function createReplacer(path: string): (content: string) => Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  return (content) => {
    const replaced = before.then(() => replaceDurably(path, content));
    before = replaced.catch(() => undefined);
    return replaced;
  };
}

/** Makes a rename or creation inside the folder survive a power cut. */
export const syncFolder = (path: string): Promise<void> => syncFile(path);

/** Waits until a file is on the disk that another program, or a copy, has written. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
