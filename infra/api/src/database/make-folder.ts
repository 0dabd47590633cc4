import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Creates a folder and its missing parents. Node's recursive `mkdir` never returns when a folder cannot be created although its
 * parent exists (`/proc/x` reports "no such file"); this function fails.
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
