import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, sentenceOf } from '../refusal.ts';
import { readBuildReport } from '../release/build-report.ts';
import { rspackBin } from '../release/run-rspack.ts';
import { type BuiltRelease, readBuild } from '../store/store-release.ts';

export type WatchedBuildOptions = {
  /** The remote's folder. */
  dir: string;
  name: string;
  /** Version in the remote's package.json; builds are `<version>-dev.<n>`. */
  version: string;
  contractVersion: string;
  /** The bundler's output folder, used by this build only. */
  buildDir: string;
  /** Stops watching. */
  signal: AbortSignal;
  /**
   * @param refreshed names of the modules that update an open page from the previous build to this one; null if a reload is needed
   * @param objections broken rules of all frontends, for which `release` would refuse it
   */
  onBuilt: (build: BuiltRelease, refreshed: readonly string[] | null, objections: readonly string[]) => void;
  /** Gets the bundler's messages. */
  onBroken: (message: string) => void;
};

type Side = 'client' | 'server';
type Sides = Partial<Record<Side, string[] | null>>;
type Signal = {
  side: Side;
  errors: string[] | null;
  refreshed?: readonly string[] | null;
  objections?: readonly string[];
};

/** Milliseconds for which both sides must be idle: one of them may notice a change a moment later. */
const settleMs = 40;

const outputTail = 2000;

/**
 * Builds a remote on every change of its sources, in a bundler process that caches unchanged modules in memory. Resolves after the signal.
 * A broken rule of all frontends does not fail the build here; `release` and `preview` refuse it.
 * @throws Refusal when the bundler ends
 */
export async function watchBuild(options: WatchedBuildOptions): Promise<void> {
  const { dir, version, buildDir, signal, onBuilt, onBroken } = options;
  const sides: Sides = {};
  let change = 0;
  let builds = 0;
  // Accumulated since the last reported build: of several builds that end together, only the last one is reported.
  let refreshed: readonly string[] | null = [];
  let objections: readonly string[] = [];

  async function settle(of: number): Promise<void> {
    await sleep(settleMs);
    if (change !== of || !sides.client || !sides.server) return;
    // Both sides report the same error for a source; the browser's messages are preferred.
    const errors = [...new Set(sides.client.length > 0 ? sides.client : sides.server)];
    if (errors.length > 0) return onBroken(errors.join('\n\n'));
    try {
      const build = await readOutput(options, `${version.replace(/-.*$/, '')}-dev.${builds + 1}`);
      if (change !== of) return;
      builds += 1;
      onBuilt(build, refreshed, objections);
      refreshed = [];
    } catch (error) {
      // The next build may have removed files that were being read.
      if (change === of) onBroken(sentenceOf(error));
    }
  }

  const child = startBundler(dir, version, buildDir);
  const stop = (): void => void child.kill();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-outputTail);
  });
  child.on('message', ({ side, errors, refreshed: more = [], objections: found = [] }: Signal) => {
    sides[side] = errors;
    if (side === 'client') objections = found;
    refreshed = refreshed && more && [...refreshed, ...more];
    change += 1;
    void settle(change);
  });
  await once(child, 'close').finally(() => signal.removeEventListener('abort', stop));
  change += 1;
  if (!signal.aborted) throw new Refusal(`The bundler in ${dir} has ended.\n${output.trim()}`);
}

function startBundler(dir: string, version: string, buildDir: string): ChildProcess {
  return spawn(process.execPath, [rspackBin(dir), 'build', '--watch'], {
    cwd: dir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      BERGAUF_WATCH: 'on',
      BERGAUF_RELEASE_VERSION: version,
      BERGAUF_BUILD_DIR: buildDir,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

async function readOutput(
  { buildDir, name, version, contractVersion }: WatchedBuildOptions,
  asVersion: string,
): Promise<BuiltRelease> {
  const report = await readBuildReport(buildDir, name, version);
  return readBuild(buildDir, { ...report, version: asVersion, contractRange: `^${contractVersion}` });
}
