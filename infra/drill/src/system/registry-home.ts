import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDisk, mountSmallDisk, unmount } from '@bergauf/service-kit/testing/mount-disk';

export type RegistryHome = {
  folder: string;
  /** Fills its disk; null if it has no separate disk, because mounting is not allowed. */
  fill: (() => Promise<void>) | null;
  /** Frees the space. */
  empty(): Promise<void>;
  remove(): Promise<void>;
};

/** Free space for edits and a few releases. */
const spareKilobytes = 48 * 1024;

/** The registry's state folder with the releases of another one, on a separate small disk if one can be mounted. */
export async function makeRegistryHome(releases: string): Promise<RegistryHome> {
  const used = Number(spawnSync('du', ['-sk', releases], { encoding: 'utf8' }).stdout.split('\t')[0]);
  const disk = mountSmallDisk(used + spareKilobytes);
  const folder = disk ?? (await mkdtemp(path.join(tmpdir(), 'bergauf-drill-registry-')));
  await cp(releases, path.join(folder, 'releases'), { recursive: true });
  return {
    folder,
    fill: disk === null ? null : () => fillDisk(folder),
    empty: () => rm(path.join(folder, 'filler'), { force: true }),
    remove: async () => (disk === null ? rm(folder, { recursive: true, force: true }) : unmount(disk)),
  };
}
