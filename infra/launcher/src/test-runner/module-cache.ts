import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder where Vitest keeps transformed modules from one quick run to the next: one for each state of the lock file. Vitest itself
 * empties its folder when that file has changed, and then cannot write into it (4.1).
 * @returns its path; those of other lock files are removed
 */
export function moduleCacheFolder(root: string): string {
  const folder = path.join(root, 'node_modules/.cache/vitest-modules');
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const own = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  mkdirSync(path.join(folder, own), { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== own) rmSync(path.join(folder, name), { recursive: true, force: true });
  return path.join(folder, own);
}
