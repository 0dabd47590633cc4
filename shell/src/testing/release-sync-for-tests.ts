import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ReleaseSet } from '../app/page-state.ts';
import { setForShopper } from '../server/release-set/choose-release-set.ts';
import { declaredRoutes } from '../server/release-set/declared-routes.ts';
import { createLocalCopies } from '../server/release-sync/local-copies.ts';
import { createReleaseSync, type ReleaseSync } from '../server/release-sync/release-sync.ts';
import type { SavedState } from '../server/release-sync/saved-rollout.ts';
import { createRenderPool } from '../server/render-pool/render-pool.ts';
import type { RemoteFailure } from '../server/worker/protocol.ts';
import { configForTests } from './config-for-tests.ts';
import { documentForTests, releaseForTests } from './releases-for-tests.ts';
import { noAssets } from './shell-build.ts';

export const retryPauseMs = 3_000;
export const predecessorMs = 10_000;

/** A render worker without React: while it is warmed, it evaluates the local copies of the frontends. */
const worker = `
  const { workerData } = require('node:worker_threads');
  module.exports = async () => {
    for (const { entry } of Object.values(workerData.remotes)) await require(entry);
    return { kind: 'warmed', failures: [] };
  };
`;
/** A server entry that ends the worker while being evaluated. */
export const endsItsWorker = 'process.exit(1);';

const versionOf = (set: ReleaseSet): string => set.remotes['mf-header']?.version ?? 'off';

type About = { version: string; code?: string; traffic?: number; isDefault?: boolean };

/**
 * For each test of a file, a release sync with real render workers and a releases server. Releases are those of mf-header, and their
 * version identifies their set.
 */
export function releaseSyncForTests() {
  let folder: string;
  let host: FastifyInstance;
  let origin: string;
  let releaseSync: ReleaseSync;
  let memory: SavedState | null;
  let light: () => void;
  let onWarmPages: () => void;
  let revision = 0;
  const pools: { version: string; threads: number; closed: boolean }[] = [];
  const swaps: string[] = [];
  const warmed: string[] = [];
  /** Releases whose browser files the release sync wants stored, for each call. */
  const browserFiles: string[][] = [];
  const failures: RemoteFailure[] = [];
  const sent = new Map<string, string>();

  function create(saved: SavedState | null): ReleaseSync {
    return createReleaseSync({
      copies: createLocalCopies(path.join(folder, 'copies')),
      browserFiles: {
        keep: (releases) => void browserFiles.push(releases.map(({ metadata }) => metadata.version).sort()),
      },
      releaseUrl: (url) => url,
      routesOf: (resolution) => declaredRoutes(resolution, configForTests),
      createPool(set, remotes, threads = 1) {
        const setup = {
          set,
          remotes,
          config: configForTests,
          apiOrigin: origin,
          assets: noAssets,
          dataTimeoutMs: 1_000,
          vitalsShare: 1,
        };
        const workerFile = path.join(folder, 'worker.cjs');
        const limits = { threads, hangTimeoutMs: 1_000, waitingPages: 300, waitMs: 1_000 };
        const pool = createRenderPool({ setup, workerFile, ...limits, onUnhandledError: () => {} });
        const noted = { version: versionOf(set), threads, closed: false };
        pools.push(noted);
        const close = async (): Promise<void> => {
          await pool.close();
          noted.closed = true;
        };
        return { ...pool, close };
      },
      onFailures: (found) => void failures.push(...found),
      onPrepared: () => {},
      onSwap: (set) => void swaps.push(versionOf(set)),
      async warmPages(next, previous) {
        warmed.push(`${versionOf(previous.set)} to ${versionOf(next.set)}`);
        onWarmPages();
      },
      saved,
      save: (kept) => {
        memory = { document: kept.document, lastGood: new Map(kept.lastGood) };
      },
      retryPauseMs,
      maxCanarySets: 2,
      predecessorMs,
    });
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'hrtime'] });
    for (const noted of [pools, swaps, warmed, failures, browserFiles]) noted.length = 0;
    sent.clear();
    memory = null;
    onWarmPages = () => {};
    folder = await mkdtemp(path.join(tmpdir(), 'bergauf-release-sync-'));
    await writeFile(path.join(folder, 'worker.cjs'), worker);
    const lit = new Promise<void>((resolve) => {
      light = resolve;
    });
    host = Fastify({ forceCloseConnections: true });
    host.get('/fuse', () => lit.then(() => 'lit'));
    host.get<{ Params: { version: string } }>('/:name/:version/server/entry.js', ({ params }, reply) =>
      sent.has(params.version) ? reply.send(sent.get(params.version)) : reply.code(404).send(),
    );
    origin = await host.listen({ port: 0, host: 'localhost' });
    releaseSync = create(null);
  });
  afterEach(async () => {
    light();
    await releaseSync.close();
    await host.close();
    await rm(folder, { recursive: true, force: true });
    vi.useRealTimers();
  });

  function release({ code = '', ...about }: About, name = 'mf-header') {
    sent.set(about.version, code);
    return releaseForTests(name, { origin, files: { 'server/entry.js': code }, ...about });
  }

  const documentOf = (...args: Parameters<typeof documentForTests>): DiscoveryDocument => ({
    ...documentForTests(...args),
    revision: ++revision,
  });
  const only = (version: string, code?: string): DiscoveryDocument =>
    documentOf({ 'mf-header': [release(code === undefined ? { version } : { version, code })] });

  return {
    pools,
    swaps,
    warmed,
    browserFiles,
    failures,
    /** Server entries by version, as the releases server sends them. */
    sent,
    releaseSync: (): ReleaseSync => releaseSync,
    release,
    documentOf,
    /** A new document with one release, which is for all shoppers. */
    only,
    /** A new document with a release whose files are missing on the releases server. */
    lost(version: string): DiscoveryDocument {
      const document = only(version);
      sent.delete(version);
      return document;
    },
    /** A server entry that is not evaluated before `light` is called. */
    waitsForFuse: (then = ''): string => `module.exports = fetch('${origin}/fuse')${then};`,
    /** Responds to entries that wait for `/fuse`. */
    light: (): void => light(),
    /** Called while the pages of a next set are warmed. */
    whileWarmingPages(call: () => void): void {
      onWarmPages = call;
    },
    /** From now on, warm-up does not evaluate the frontends. */
    async stopEvaluating(): Promise<void> {
      await rm(path.join(folder, 'copies'), { recursive: true });
      await writeFile(path.join(folder, 'worker.cjs'), worker.replace('await require(entry)', ''));
    },
    /** Replaces the release sync by one that starts with what the previous one has saved. */
    async restart(): Promise<void> {
      const saved = memory;
      await releaseSync.close();
      releaseSync = create(saved);
    },
    async roll(document: DiscoveryDocument): Promise<void> {
      releaseSync.want(document);
      await releaseSync.converge();
    },
    async later(ms: number): Promise<void> {
      vi.advanceTimersByTime(ms);
      await releaseSync.converge();
    },
    serving: (shopper: string | null = null): string => versionOf(setForShopper(releaseSync.traffic(), shopper).set),
    openPools: (): string[] => pools.filter(({ closed }) => !closed).map(({ version }) => version),
    problemKinds: (): string[] => releaseSync.status().problems.map(({ kind }) => kind),
  };
}
