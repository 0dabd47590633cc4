/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Locks the folder of an embedded database for this process: two writing processes would destroy it. The operating system holds
 * the lock for the open file and releases it when the process ends, even after a kill. A file with a process id would not work:
 * in a container every server has the same id, and ids are reused. The lock file is never deleted, because a lock on a deleted
 * file does not exclude a process that creates a new one.
 * @returns a function that releases the folder
 */
export function lockDataFolder(folder: string): () => void {
  // A file descriptor instead of a `FileHandle`: a handle is closed, and the lock released, when it is garbage collected.
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
