import { join, resolve } from 'node:path';
import { sentenceOf } from '../refusal.ts';
import { createRegistry } from '../registry/registry.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { checkVersion } from '../store/version.ts';
import { endDevelopment } from './development.ts';
import { pruneDevelopmentBuilds } from './prune-builds.ts';
import { readRemotePackage, releaseRemote } from './release-remote.ts';
import { watchFolders } from './watch-folders.ts';

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
 * Releases a remote as `<version>-dev.<n>` and gives it the traffic, now and after every change of its sources, until the
 * signal; then what served before is put back. A build that fails is reported, and the last good one stays in traffic.
 */
export async function watchRemote({ dir, home, contractVersion, signal, report }: WatchRemoteOptions): Promise<void> {
  const remote = await readRemotePackage(dir);
  const registry = createRegistry({ home, contractVersion });
  const changes = watchSources(dir, signal, report);
  try {
    await changes.ready;
    while (!signal.aborted) {
      const seen = changes.count();
      const started = performance.now();
      try {
        const version = await nextDevVersion(home, remote.name, remote.version);
        await releaseRemote({ dir, version, home, contractVersion, precompress: false, signal });
        await registry.develop(remote.name, version);
        report(`${remote.name} ${version} is in traffic (${Math.round(performance.now() - started)} ms).`);
        await pruneDevelopmentBuilds(home, remote.name);
      } catch (error) {
        if (!signal.aborted) report(sentenceOf(error));
      }
      await changes.after(seen);
    }
  } finally {
    changes.close();
    await endDevelopment(registry, report);
  }
}

/**
 * One more than the highest of this version in the store: numbers go on after a restart.
 * @param version in package.json; a prerelease counts as the version that it comes before
 */
export async function nextDevVersion(home: string, name: string, version: string): Promise<string> {
  checkVersion(version);
  const base = version.replace(/-.*$/, '');
  const prefix = `${base}-dev.`;
  const builds = (await storedVersions(home, name)).filter((stored) => stored.startsWith(prefix));
  const numbers = builds.map((build) => Number(build.slice(prefix.length))).filter(Number.isInteger);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

function watchSources(dir: string, signal: AbortSignal, report: (line: string) => void) {
  let changes = 0;
  let wake = (): void => {};
  signal.addEventListener('abort', () => wake(), { once: true });
  const inside = (file: string): string => join(resolve(dir), file);
  const { ready, close } = watchFolders({
    // What a build writes elsewhere in the folder does not show here.
    paths: ['src', 'package.json', 'rspack.config.ts'].map(inside),
    onChange: () => {
      changes += 1;
      wake();
    },
    onError: (error) => report(`The sources in ${dir} cannot be watched: ${sentenceOf(error)}.`),
  });
  return {
    ready,
    close,
    count: () => changes,
    /** Resolves once there are more changes than `seen`, or at the signal. */
    after: async (seen: number): Promise<void> => {
      while (changes <= seen && !signal.aborted) {
        await new Promise<void>((resume) => {
          wake = resume;
          if (changes > seen || signal.aborted) resume();
        });
      }
    },
  };
}
