import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Claims an embedded database's folder for this process: two processes that write into one would destroy it. The system holds
 * the lock for the open file and ends it with the process, however that ends. A process id written into a file says less: in a
 * container every server has the same one, and ids are used again. The file stays, because a lock on a deleted file excludes
 * no process that makes a new one.
 * @returns a function that releases the folder
 */
export function lockDataFolder(folder: string): () => void {
  // A number, not a `FileHandle`: that one is closed, and the lock with it, when nothing refers to it any more.
  const file = openSync(join(folder, 'api.lock'), 'a');
  let isOurs = false;
  try {
    isOurs = tryLock(file);
  } finally {
    if (!isOurs) closeSync(file);
  }
  if (!isOurs) throw new Error('it is in use by another server');
  return () => closeSync(file);
}
