import { chown, lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * What root has written into a service's state folder becomes the service's: with a file of root's that only root can read, a registry
 * accepts no token. Does nothing for other users, and where the folder itself is root's.
 *
 * @param home the state folder, whose owner the service runs as
 * @param part a file or folder in it that may have been written
 */
export async function chownStateFolder(home: string, part: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(home);
  // Before anything is read: the store of a registry has thousands of files.
  if (uid === 0) return;
  const inside = await readdir(part, { recursive: true }).catch(() => []);
  for (const name of ['.', ...inside]) {
    const file = path.join(part, name);
    // A file that the service has removed meanwhile needs no owner.
    const found = await lstat(file).catch(() => null);
    if (found?.uid === 0 && !found.isSymbolicLink()) await chown(file, uid, gid);
  }
}
