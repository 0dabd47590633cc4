import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is there, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Claims an embedded database's folder for this process: two processes writing into one would destroy it.
 * A lock left behind by a process that was killed is taken over.
 * @returns a function that gives the folder back
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'api.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const owner = Number(await readFile(file, 'utf8').catch(() => ''));
      if (Number.isInteger(owner) && owner > 0 && owner !== process.pid && isRunning(owner)) {
        throw new Error(`it is in use by process ${owner}`);
      }
      if (owner === process.pid) throw new Error('it is already open in this process');
      await rm(file, { force: true });
    }
  }
  throw new Error('it is in use by another process');
}
