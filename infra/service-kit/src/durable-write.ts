import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

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

/** A draft that a killed process left beside a file, by what follows the file's name. */
export const draftSuffix = /^\.\d+(\.[0-9a-f]{8})?$/;

/**
 * Replaces a file in one step: readers find the old content or the new one, also after a power cut. Of several calls at once each one is whole,
 * and any of them may be the last: see `createReplacer`. The content is written
 * with `writeFile`, which goes on after a short write; on a disk that is nearly full a single `write` succeeds with half of it. What root writes
 * belongs to the owner of the folder from the start: a service that runs as another user must be able to read it, also when root is killed.
 *
 * @param beforeReplacing called when all is on the disk; if it throws, the file stays as it was
 * @param mode of a file that has secrets, such as 0o600; by default what the process's mask leaves
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
  // The file is replaced, whatever becomes of these.
  await removeStaleDrafts(path).catch(() => undefined);
}

async function chownAsFolder(file: FileHandle, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await file.chown(uid, gid);
}

/** Milliseconds after which a draft belongs to no process that still writes it. */
const staleMs = 60_000;

/** Removes what killed processes left, which may hold secrets. */
async function removeStaleDrafts(path: string): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)];
  for (const other of await readdir(folder)) {
    if (!other.startsWith(name) || !draftSuffix.test(other.slice(name.length))) continue;
    const found = await stat(join(folder, other)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - staleMs) await rm(join(folder, other), { force: true });
  }
}

/** @returns `replaceDurably` for one file, one call after the other: the last content stays */
export function createReplacer(path: string): (content: string) => Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  return (content) => {
    const replaced = before.then(() => replaceDurably(path, content));
    before = replaced.catch(() => undefined);
    return replaced;
  };
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
