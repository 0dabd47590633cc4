import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { appendFile, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a small disk in memory; only root may. @returns its path, or null if mounting is not allowed */
export function mountSmallDisk(kilobytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'bergauf-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'bergauf-test', folder]);
  if (status === 0) return folder;
  rmdirSync(folder);
  return null;
}

export function unmount(folder: string): void {
  spawnSync('umount', [folder]);
  rmdirSync(folder);
}

/** Fills the disk, except `butBytes`, with a file `filler`. */
export async function fillDisk(folder: string, butBytes = 0): Promise<void> {
  const filler = join(folder, 'filler');
  for (const piece of [64 * 1024, 4096]) {
    for (let isFull = false; !isFull; )
      isFull = await appendFile(filler, randomBytes(piece)).then(
        () => false,
        () => true,
      );
  }
  if (butBytes) {
    const { size } = await stat(filler);
    await truncate(filler, size - butBytes);
  }
}
