import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Makes a folder and what is missing above it. Node's own recursive `mkdir` never returns where a folder cannot be made
 * although its parent is there (`/proc/x`: the system answers "no such file"); this one fails.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (!hasCode(error, 'ENOENT') || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder).catch((second: unknown) => {
      if (!hasCode(second, 'EEXIST')) throw second;
    });
  }
}
