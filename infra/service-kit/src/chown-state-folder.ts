import { constants, existsSync } from 'node:fs';
import { lstat, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

type Owner = { uid: number; gid: number };

/**
 * What root has written into a service's state folder becomes the service's: with a file of root's that only root can read, a registry
 * accepts no token. Does nothing for other users, and where the folder itself is root's.
 *
 * A compromised service may change the folder meanwhile. So no link is followed, and a file with a second name, which may be one of the
 * system's, keeps its owner.
 *
 * @param home the state folder, whose owner the service runs as
 * @param part a file or folder in it that may have been written
 */
export async function chownStateFolder(home: string, part: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(home);
  // Before anything is read: the store of a registry has thousands of files.
  if (uid === 0) return;
  await chownTree(part, { uid, gid });
}

/** A link fails, and a pipe is not waited for. */
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

async function chownTree(file: string, owner: Owner): Promise<void> {
  const found = await lstat(file).catch(() => null);
  if (!found?.isDirectory() && !(found?.isFile() && found.uid === 0)) return;
  // The service may have removed it since then, or made a link of it.
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

/** On Linux a path that stays the open folder's when its name becomes a link to another one. */
function pathOfOpen(descriptor: number, file: string): string {
  const place = `/proc/self/fd/${descriptor}`;
  return existsSync(place) ? place : file;
}
