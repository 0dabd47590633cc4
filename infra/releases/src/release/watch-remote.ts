import { join, resolve } from 'node:path';
import { createRegistry } from '../registry/registry.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { checkVersion } from '../store/version.ts';
import { endDevelopment } from './end-development.ts';
import { pruneDevelopmentBuilds } from './prune-builds.ts';
import { rebuildOnChange } from './rebuild-on-change.ts';
import { readRemotePackage, releaseRemote } from './release-remote.ts';

export type WatchRemoteOptions = {
  dir: string;
  home: string;
  contractVersion: string;
  /** Ends the watch. */
  signal: AbortSignal;
  /** Gets one line for each release or failure. */
  report: (line: string) => void;
};

/**
 * Releases a remote as `<version>-dev.<n>` and gives it the traffic, at once and after every change of its sources, until the
 * signal; then restores what was in traffic before. A build that fails is reported, and the last good one stays in traffic.
 */
export async function watchRemote({ dir, home, contractVersion, signal, report }: WatchRemoteOptions): Promise<void> {
  const remote = await readRemotePackage(dir);
  const registry = createRegistry({ home, contractVersion });
  const build = async (): Promise<void> => {
    const started = performance.now();
    const version = await nextDevVersion(home, remote.name, remote.version);
    await releaseRemote({ dir, version, home, contractVersion, precompress: false, signal });
    await registry.develop(remote.name, version);
    report(`${remote.name} ${version} is in traffic (${Math.round(performance.now() - started)} ms).`);
    await pruneDevelopmentBuilds(home, remote.name);
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
 * @param version of package.json; of a prerelease the version that it precedes is taken
 */
export async function nextDevVersion(home: string, name: string, version: string): Promise<string> {
  checkVersion(version);
  const base = version.replace(/-.*$/, '');
  const prefix = `${base}-dev.`;
  const builds = (await storedVersions(home, name)).filter((stored) => stored.startsWith(prefix));
  const numbers = builds.map((build) => Number(build.slice(prefix.length))).filter(Number.isInteger);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}
