import { constants, existsSync } from 'node:fs';
import { lstat, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

type Owner = { uid: number; gid: number };

/**
 * Gives files that root wrote into a state folder to the service's user: if the token file were readable only by root, a registry
 * would accept no token. Does nothing if another user runs it, or if root owns the folder.
 *
 * A compromised service may change the folder meanwhile. So links are not followed, and a file with a second hard link, which may be one of
 * the system's, keeps its owner.
 *
 * @param home the state folder, whose owner the service runs as
 * @param part a file or folder in it that may have been written
 */
export async function chownStateFolder(home: string, part: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(home);
  // Checked before anything is read: a registry's store has thousands of files.
  if (uid === 0) return;
  await chownTree(part, { uid, gid });
}

/** Opening a link fails, and opening a pipe does not block. */
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

async function chownTree(file: string, owner: Owner): Promise<void> {
  const found = await lstat(file).catch(() => null);
  if (!found?.isDirectory() && !(found?.isFile() && found.uid === 0)) return;
  // The service may have removed it meanwhile, or replaced it with a link.
  const opened = await open(file, openFlags).catch(() => null);
  if (opened === null) return;
  try {
    const now = await opened.stat();
    if (now.isDirectory()) {
      const folder = pathOfOpen(opened.fd, file);
      for (const name of await readdir(folder)) await chownTree(path.join(folder, name), owner);
    }
    if (now.uid === 0 && (now.isDirectory() || now.nlink === 1)) await opened.chown(owner.uid, owner.gid);
  } finally {
    await opened.close();
  }
}

/** On Linux, a path that still leads to the open folder if its name is replaced with a link. */
function pathOfOpen(descriptor: number, file: string): string {
  const place = `/proc/self/fd/${descriptor}`;
  return existsSync(place) ? place : file;
}
