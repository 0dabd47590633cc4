import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasIntegrity } from '@bergauf/service-kit/integrity';
import type { DiscoveryRelease } from 'shared-contracts/discovery';

export type LocalCopies = {
  /**
   * Fetches what the server needs of a release, and checks each file against the hash of the release manifest.
   * @throws when a file cannot be fetched or differs from the released one
   */
  ensure(release: DiscoveryRelease): Promise<LocalCopy>;
  /** Removes copies that are not needed. The newest few of each frontend stay, so that a rollback need not fetch them. */
  prune(needed: readonly DiscoveryRelease[]): Promise<void>;
  /** Removes the copy of a release that is no longer used. */
  remove(release: DiscoveryRelease): Promise<void>;
};

export type LocalCopy = {
  /** Absolute path of a folder with the server files. */
  folder: string;
  /** Texts of the stylesheets of exposed modules, by their path in the release. They are inlined in documents. */
  styles: Readonly<Record<string, string>>;
};

/** Number of newest copies of each frontend that are never removed. */
const keptCopies = 5;

/** Verified local copies of releases: the server evaluates no other code of a remote (ARCHITECTURE 6). */
export function createLocalCopies(cacheDir: string): LocalCopies {
  /** Two sets that share a release may be prepared at the same time; its files are fetched once. */
  const pending = new Map<string, Promise<LocalCopy>>();
  const folderOf = (release: DiscoveryRelease): string => copyFolder(cacheDir, release);

  async function fill(folder: string, release: DiscoveryRelease): Promise<LocalCopy> {
    if (!(await isWhole(folder, release))) await download(folder, release);
    await declareCommonJs(cacheDir);
    return { folder, styles: await readStyles(folder, release) };
  }

  return {
    ensure(release) {
      const folder = folderOf(release);
      let filling = pending.get(folder);
      if (!filling) {
        filling = fill(folder, release).finally(() => pending.delete(folder));
        pending.set(folder, filling);
      }
      return filling;
    },
    remove: (release) => rm(folderOf(release), { recursive: true, force: true }),
    async prune(needed) {
      const stay = new Set([...needed.map(folderOf), ...pending.keys()]);
      const folders = await readdir(cacheDir).catch(() => []);
      for (const name of folders.filter((folder) => folder.startsWith('mf-'))) {
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
}

/** Where the copy of a release is. */
export function copyFolder(cacheDir: string, { extras: { manifest, manifestIntegrity } }: DiscoveryRelease): string {
  const name = `${manifest.version}-${manifestIntegrity.slice(7, 23).replace(/[^A-Za-z0-9]/g, '_')}`;
  return path.join(cacheDir, manifest.name, name);
}

const commonJs = '{"type":"commonjs"}';

/** Declares the server files as CommonJS: a package.json above the state folder, such as this workspace's, may declare ES modules. */
async function declareCommonJs(cacheDir: string): Promise<void> {
  const file = path.join(cacheDir, 'package.json');
  // Not written again when it exists: a full disk must not stop a release whose copy is complete.
  if ((await readFile(file, 'utf8').catch(() => '')) !== commonJs) await writeFile(file, commonJs);
}

/** The files that the server needs, with their hashes. */
function neededFiles(release: DiscoveryRelease): [file: string, integrity: string][] {
  const styles = stylesOf(release);
  return Object.entries(release.extras.manifest.files).filter(
    ([file]) => file.startsWith('server/') || styles.includes(file),
  );
}

const stylesOf = ({ extras: { manifest } }: DiscoveryRelease): string[] =>
  Object.values(manifest.exposes).flatMap(({ styles }) => styles);

async function readStyles(folder: string, release: DiscoveryRelease): Promise<LocalCopy['styles']> {
  const texts = await Promise.all(
    stylesOf(release).map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      // It would end the style element that contains the text.
      if (/<\/style/i.test(text)) throw new Error(`${file} of ${release.extras.manifest.name} contains "</style"`);
      return [file, text];
    }),
  );
  return Object.fromEntries(texts) as LocalCopy['styles'];
}

async function isWhole(folder: string, release: DiscoveryRelease): Promise<boolean> {
  const checks = neededFiles(release).map(async ([file, integrity]) => {
    const bytes = await readFile(path.join(folder, file));
    return hasIntegrity(bytes, integrity);
  });
  const results = await Promise.allSettled(checks);
  return results.every((result) => result.status === 'fulfilled' && result.value);
}

/** Files that browsers need stay in the folder: `browser-files.ts` stores them beside these, perhaps at the same time. */
async function download(folder: string, release: DiscoveryRelease): Promise<void> {
  const partial = `${folder}.${process.pid}.partial`;
  await rm(partial, { recursive: true, force: true });
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(10_000)]);
  // Settled, not only failed: a late file would be written while the next attempt empties the folder.
  await Promise.allSettled(
    neededFiles(release).map(async ([file, integrity]) => {
      try {
        const bytes = await fetchFile(release, file, integrity, signal);
        await mkdir(path.dirname(path.join(partial, file)), { recursive: true });
        await writeFile(path.join(partial, file), bytes);
      } catch (cause) {
        failed.abort(cause);
      }
    }),
  );
  failed.signal.throwIfAborted();
  for (const [file] of neededFiles(release)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(partial, file), target);
  }
  await rm(partial, { recursive: true, force: true });
}

/** @throws when a file of a release cannot be fetched, or differs from the released one */
export async function fetchFile(
  { extras, metadata }: DiscoveryRelease,
  file: string,
  integrity: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { name } = extras.manifest;
  const response = await fetch(extras.baseUrl + file, { signal });
  if (!response.ok) throw new Error(`${file} of ${name} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!hasIntegrity(bytes, integrity)) {
    throw new Error(`${file} of ${name}@${metadata.version} differs from the released file`);
  }
  return bytes;
}
