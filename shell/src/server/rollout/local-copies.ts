import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@bergauf/service-kit/integrity';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import { remoteNames } from 'shared-contracts/remote';

export type LocalCopies = {
  /**
   * A folder with the release's server files, each of which matches the release manifest's hash now.
   * @throws when a file cannot be had or is not the one that was released
   */
  ensure(release: DiscoveryRelease): Promise<string>;
  /** Removes copies that nothing needs, but for the newest few of each frontend: a rollback should not have to fetch. */
  prune(needed: readonly DiscoveryRelease[]): Promise<void>;
};

/** Copies of each frontend that stay whether they are needed or not. */
const keptCopies = 5;

/** Nothing of a remote is evaluated but from here (ARCHITECTURE 6). */
export function createLocalCopies(cacheDir: string): LocalCopies {
  /** Two sets that share a release may be prepared at once; its files are fetched once. */
  const underWay = new Map<string, Promise<string>>();

  async function fill(folder: string, release: DiscoveryRelease): Promise<string> {
    if (!(await isWhole(folder, release))) {
      await rm(folder, { recursive: true, force: true });
      await download(folder, release);
    }
    await declareCommonJs(cacheDir);
    return folder;
  }

  return {
    ensure(release) {
      const folder = folderOf(release);
      let filling = underWay.get(folder);
      if (!filling) {
        filling = fill(folder, release).finally(() => underWay.delete(folder));
        underWay.set(folder, filling);
      }
      return filling;
    },
    async prune(needed) {
      const stay = new Set([...needed.map(folderOf), ...underWay.keys()]);
      for (const name of remoteNames) {
        const remote = path.join(cacheDir, name);
        const copies = await readdir(remote).catch(() => []);
        const dated = await Promise.all(
          copies.map(async (copy) => ({ copy, at: (await stat(path.join(remote, copy))).mtimeMs })),
        );
        const old = dated.sort((a, b) => b.at - a.at).slice(keptCopies);
        for (const { copy } of old) {
          const folder = path.join(remote, copy);
          if (!stay.has(folder)) await rm(folder, { recursive: true, force: true });
        }
      }
    },
  };

  function folderOf({ extras: { manifest, manifestIntegrity } }: DiscoveryRelease): string {
    const name = `${manifest.version}-${manifestIntegrity.slice(7, 23).replace(/[^A-Za-z0-9]/g, '_')}`;
    return path.join(cacheDir, manifest.name, name);
  }
}

const commonJs = '{"type":"commonjs"}';

/** Server files are CommonJS; a package.json above the state folder, such as this workspace's own, may say otherwise. */
async function declareCommonJs(cacheDir: string): Promise<void> {
  const file = path.join(cacheDir, 'package.json');
  // A full disk must not stop a release whose copy is whole.
  if ((await readFile(file, 'utf8').catch(() => '')) !== commonJs) await writeFile(file, commonJs);
}

function serverFiles(release: DiscoveryRelease): [file: string, integrity: string][] {
  return Object.entries(release.extras.manifest.files).filter(([file]) => file.startsWith('server/'));
}

async function isWhole(folder: string, release: DiscoveryRelease): Promise<boolean> {
  const checks = serverFiles(release).map(async ([file, integrity]) => {
    const bytes = await readFile(path.join(folder, file));
    return integrityOf(bytes) === integrity;
  });
  const results = await Promise.allSettled(checks);
  return results.every((result) => result.status === 'fulfilled' && result.value);
}

async function download(folder: string, release: DiscoveryRelease): Promise<void> {
  const partial = `${folder}.${process.pid}.partial`;
  await rm(partial, { recursive: true, force: true });
  await Promise.all(
    serverFiles(release).map(async ([file, integrity]) => {
      const response = await fetch(release.extras.baseUrl + file, { signal: AbortSignal.timeout(10_000) });
      if (!response.ok) throw new Error(`${file} of ${release.extras.manifest.name} answered ${response.status}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (integrityOf(bytes) !== integrity) {
        throw new Error(
          `${file} of ${release.extras.manifest.name}@${release.metadata.version} is not what was released`,
        );
      }
      await mkdir(path.dirname(path.join(partial, file)), { recursive: true });
      await writeFile(path.join(partial, file), bytes);
    }),
  );
  await rename(partial, folder);
}
