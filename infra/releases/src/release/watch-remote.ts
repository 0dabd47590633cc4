import { join, resolve } from 'node:path';
import { createRegistry, type Registry } from '../registry/registry.ts';
import { checkVersion } from '../store/version.ts';
import { endDevelopment } from './end-development.ts';
import { rebuildOnChange } from './rebuild-on-change.ts';
import { type ReleaseRemoteOptions, readRemotePackage, releaseRemote } from './release-remote.ts';

export type WatchRemoteOptions = Pick<ReleaseRemoteOptions, 'dir' | 'home' | 'contractVersion' | 'store'> & {
  /** Gives builds the traffic. Default: the registry in the state folder. */
  registry?: Pick<Registry, 'list' | 'develop' | 'restore' | 'developments'>;
  /** Stops watching. */
  signal: AbortSignal;
  /** Gets one line for each release or failure. */
  report: (line: string) => void;
};

/**
 * Releases a remote as `<version>-dev.<n>` and gives it the traffic, at once and after every change of its sources, until the
 * signal; then restores what was in traffic before. A build that fails is reported, and the last good one stays in traffic.
 */
export async function watchRemote(options: WatchRemoteOptions): Promise<void> {
  const { dir, home, contractVersion, store, signal, report } = options;
  const remote = await readRemotePackage(dir);
  const { registry = createRegistry({ home, contractVersion }) } = options;
  const build = async (): Promise<void> => {
    const started = performance.now();
    const known = (await registry.list()).find(({ name }) => name === remote.name);
    const version = nextDevVersion(known?.releases.map((release) => release.version) ?? [], remote.version);
    await releaseRemote({ dir, version, home, contractVersion, precompress: false, signal, store });
    await registry.develop(remote.name, version);
    report(`${remote.name} ${version} is in traffic (${Math.round(performance.now() - started)} ms).`);
  };
  // Files that a build writes elsewhere in the folder do not count as changes.
  const paths = ['src', 'package.json', 'rspack.config.ts'].map((file) => join(resolve(dir), file));
  try {
    await rebuildOnChange({ paths, build, isBuiltFirst: true, signal, report });
  } finally {
    await endDevelopment(registry, report);
  }
}

/**
 * The next `-dev.<n>` version: one more than the highest in the store, so numbers continue after a restart.
 * @param stored versions of the remote in the store
 * @param version of package.json; for a prerelease, the version that it precedes is used
 */
export function nextDevVersion(stored: readonly string[], version: string): string {
  checkVersion(version);
  const base = version.replace(/-.*$/, '');
  const prefix = `${base}-dev.`;
  const builds = stored.filter((one) => one.startsWith(prefix));
  const numbers = builds.map((build) => Number(build.slice(prefix.length))).filter(Number.isInteger);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}
