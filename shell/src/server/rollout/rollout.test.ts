import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReleaseSet } from '../../app/page-state.ts';
import { configForTests } from '../../testing/config-for-tests.ts';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { setForShopper } from '../release-set/choose-release-set.ts';
import { createRenderPool } from '../render-pool/render-pool.ts';
import type { RemoteFailure } from '../worker/protocol.ts';
import { createLocalCopies } from './local-copies.ts';
import { createRollout, type Rollout } from './rollout.ts';
import type { ProblemKind } from './rollout-status.ts';
import type { SavedState } from './saved-rollout.ts';

const retryPauseMs = 3_000;
const predecessorMs = 10_000;

/** A render worker without React: while it is warmed, it evaluates the local copies of the frontends. */
const worker = `
  const { workerData } = require('node:worker_threads');
  module.exports = async () => {
    for (const { entry } of Object.values(workerData.remotes)) await require(entry);
    return { ok: true, result: { failures: [] } };
  };
`;
const endsItsWorker = 'process.exit(1);';

let folder: string;
let host: FastifyInstance;
let origin: string;
let rollout: Rollout;
let pools: { version: string; closed: boolean }[];
let swaps: string[];
let warmed: string[];
let failures: RemoteFailure[];
let memory: SavedState | null;
/** Server entries by version, as the releases server sends them. */
let sent: Map<string, string>;
/** Responds to entries that wait for `/fuse`. */
let light: () => void;

function create(saved: SavedState | null = null, copies = 'copies'): Rollout {
  return createRollout({
    copies: createLocalCopies(path.join(folder, copies)),
    releaseUrl: (url) => url,
    createPool(set, remotes) {
      const assets = { scripts: [], styles: [] };
      const setup = { set, remotes, config: configForTests, apiOrigin: origin, assets, dataTimeoutMs: 1_000 };
      const workerFile = path.join(folder, 'worker.cjs');
      const limits = { threads: 1, hangTimeoutMs: 1_000, waitMs: 1_000 };
      const pool = createRenderPool({ setup, workerFile, ...limits, onUnhandledError: () => {} });
      const noted = { version: versionOf(set), closed: false };
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
    warmPages: async (next, previous) => void warmed.push(`${versionOf(previous.set)} to ${versionOf(next.set)}`),
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
  vi.useFakeTimers({ toFake: ['Date'] });
  [pools, swaps, warmed, failures, sent, memory] = [[], [], [], [], new Map(), null];
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-rollout-'));
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
  rollout = create();
});
afterEach(async () => {
  light();
  await rollout.close();
  await host.close();
  await rm(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

const versionOf = (set: ReleaseSet): string => set.remotes['mf-header']?.version ?? 'off';

type About = { version: string; code?: string; traffic?: number; isDefault?: boolean };

function release({ code = '', ...about }: About, name = 'mf-header') {
  sent.set(about.version, code);
  return releaseForTests(name, { origin, files: { 'server/entry.js': code }, ...about });
}

let revision = 0;
const documentOf = (...args: Parameters<typeof documentForTests>): DiscoveryDocument => ({
  ...documentForTests(...args),
  revision: ++revision,
});
const only = (version: string, code?: string): DiscoveryDocument =>
  documentOf({ 'mf-header': [release(code === undefined ? { version } : { version, code })] });
const canary = (version: string, code = ''): DiscoveryDocument =>
  documentOf({
    'mf-header': [
      release({ version: '1.0.0', traffic: 0 }),
      release({ version, code, traffic: 100, isDefault: false }),
    ],
  });
const serving = (shopper: string | null = null): string => versionOf(setForShopper(rollout.traffic(), shopper).set);
const openPools = (): string[] => pools.filter(({ closed }) => !closed).map(({ version }) => version);
const problemKinds = (): ProblemKind[] => rollout.status().problems.map(({ kind }) => kind);

/** A release whose files the releases server has lost. */
function lost(version: string): DiscoveryDocument {
  const document = only(version);
  sent.delete(version);
  return document;
}

async function roll(document: DiscoveryDocument): Promise<void> {
  rollout.want(document);
  await rollout.converge();
}

async function later(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await rollout.converge();
}

describe('a new document', () => {
  it('puts its set into traffic, with warm pages, and closes the previous pool', async () => {
    expect(rollout.status().status).toBe('starting');
    await roll(only('1.0.0'));
    await roll(only('1.1.0'));
    expect(serving()).toBe('1.1.0');
    expect(swaps).toEqual(['1.0.0', '1.1.0']);
    expect(warmed).toEqual(['1.0.0 to 1.1.0']);
    expect(rollout.status()).toMatchObject({ status: 'ready', problems: [] });
    await expect.poll(openPools).toEqual(['1.1.0']);
  });

  it('with the same set swaps nothing, and its revision counts as served', async () => {
    await roll(only('1.0.0'));
    const again = only('1.0.0');
    await roll(again);
    expect(swaps).toEqual(['1.0.0']);
    expect(pools).toHaveLength(1);
    expect(rollout.status().serving?.revision).toBe(again.revision);
  });

  it('that arrives while another is prepared is applied next', async () => {
    await roll(only('1.0.0'));
    rollout.want(only('1.1.0', `module.exports = fetch('${origin}/fuse');`));
    const converging = rollout.converge();
    rollout.want(only('1.2.0'));
    light();
    await converging;
    expect(serving()).toBe('1.2.0');
    await expect.poll(openPools).toEqual(['1.2.0']);
  });
});

describe('a document that must be refused', () => {
  it.each([
    ['older', (): DiscoveryDocument => ({ ...only('1.1.0'), revision: 0 })],
    ['empty, as from a lost volume', (): DiscoveryDocument => ({ ...documentForTests({}), revision: 0 })],
  ])('because it is %s changes nothing and is reported', async (_what, document) => {
    await roll(only('1.0.0'));
    await roll(document());
    expect(serving()).toBe('1.0.0');
    expect(rollout.status().status).toBe('degraded');
    expect(problemKinds()).toEqual(['document-refused']);
    await roll(only('1.2.0'));
    expect(serving()).toBe('1.2.0');
    expect(problemKinds()).toEqual([]);
  });
});

describe('a set that cannot be warmed', () => {
  it('does not change the shop, is reported, and is tried again until it serves', async () => {
    await roll(only('1.0.0'));
    await roll(only('1.1.0', endsItsWorker));
    expect(serving()).toBe('1.0.0');
    expect(problemKinds()).toEqual(['warm-up-failed']);
    expect(rollout.status()).toMatchObject({
      status: 'degraded',
      wanted: { releases: { 'mf-header': '1.1.0' } },
      serving: { releases: { 'mf-header': '1.0.0' } },
    });
    await expect.poll(openPools).toEqual(['1.0.0']);
    const opened = pools.length;
    await later(retryPauseMs - 1);
    expect(pools).toHaveLength(opened);
    await rm(path.join(folder, 'copies'), { recursive: true });
    await writeFile(path.join(folder, 'worker.cjs'), worker.replace('await require(entry)', ''));
    await later(1);
    expect(serving()).toBe('1.1.0');
    expect(rollout.status()).toMatchObject({ status: 'ready', problems: [] });
  });

  it('is tried less and less often, and at once when an operator promotes it again', async () => {
    await roll(only('1.0.0'));
    await roll(only('1.1.0', endsItsWorker));
    await later(retryPauseMs);
    const opened = pools.length;
    await later(retryPauseMs);
    expect(pools).toHaveLength(opened);
    await roll(only('1.1.0', endsItsWorker));
    expect(pools).toHaveLength(opened + 1);
  });
});

describe('a release that cannot be fetched', () => {
  it('is replaced by the release that served before, is reported, and is tried again later', async () => {
    await roll(only('1.0.0'));
    await roll(lost('1.1.0'));
    expect(serving()).toBe('1.0.0');
    expect(failures).toMatchObject([
      { remote: 'mf-header', version: '1.1.0', phase: 'load', message: expect.stringContaining('answered 404') },
    ]);
    expect(rollout.status().problems).toMatchObject([
      { kind: 'release-failed', remote: 'mf-header', version: '1.1.0', nextTryAt: expect.any(String) },
    ]);
    sent.set('1.1.0', '');
    await rollout.converge();
    expect(serving()).toBe('1.0.0');
    await later(retryPauseMs);
    expect(serving()).toBe('1.1.0');
    expect(rollout.status()).toMatchObject({ status: 'ready', problems: [] });
    await expect.poll(openPools).toEqual(['1.1.0']);
  });

  it('changes nothing when a later attempt fails as well', async () => {
    await roll(only('1.0.0'));
    await roll(lost('1.1.0'));
    const before = [...swaps];
    await later(retryPauseMs);
    expect(swaps).toEqual(before);
    expect(serving()).toBe('1.0.0');
    await expect.poll(openPools).toHaveLength(1);
  });

  it('is replaced by the document’s previous release, when this shell has no earlier one', async () => {
    const document = lost('1.1.0');
    const previous = { '@bergauf/mf-header': release({ version: '1.0.0', traffic: 0, isDefault: false }) };
    await roll({ ...document, previous });
    expect(serving()).toBe('1.0.0');
    expect(rollout.status()).toMatchObject({
      status: 'degraded',
      serving: { releases: { 'mf-header': '1.0.0' } },
      problems: [{ kind: 'release-failed', version: '1.1.0' }],
    });
  });

  it('does not affect other remotes when there is no substitute, and readiness reports it', async () => {
    await roll(lost('1.0.0'));
    expect(failures).toHaveLength(1);
    expect(rollout.status()).toMatchObject({
      status: 'degraded',
      serving: { releases: { 'mf-header': null } },
      problems: [{ kind: 'release-failed', remote: 'mf-header', version: '1.0.0' }],
    });
  });
});

describe('a start', () => {
  it('without the registry uses the rollout that served last, and reports it', async () => {
    await roll(only('1.0.0'));
    const saved = memory;
    await rollout.close();
    rollout = create(saved);
    rollout.noteRegistry('ECONNREFUSED');
    rollout.wantSaved();
    await rollout.converge();
    expect(serving()).toBe('1.0.0');
    expect(rollout.status().status).toBe('degraded');
    expect(problemKinds()).toEqual(['registry-unreachable']);
    rollout.noteRegistry(null);
    expect(rollout.status().status).toBe('ready');
  });

  it('refuses a document that is older than the one it has saved', async () => {
    await roll(only('1.0.0'));
    const saved = memory;
    await rollout.close();
    rollout = create(saved);
    rollout.want({ ...documentForTests({}), revision: 0 });
    rollout.wantSaved();
    await rollout.converge();
    expect(serving()).toBe('1.0.0');
    expect(problemKinds()).toEqual(['document-refused']);
  });

  it('with a damaged release takes the release that served before the restart', async () => {
    await roll(only('1.0.0'));
    const saved = memory;
    await rollout.close();
    rollout = create(saved);
    await roll(lost('1.1.0'));
    expect(serving()).toBe('1.0.0');
    expect(problemKinds()).toEqual(['release-failed']);
  });
});

describe('pages of the previous set', () => {
  it('may be served for a while after a newer release', async () => {
    await roll(only('1.0.0'));
    const before = setForShopper(rollout.traffic(), null).set.id;
    await roll(only('1.1.0'));
    expect(setForShopper(rollout.traffic(), null).predecessor).toMatchObject({ setId: before });
    vi.setSystemTime(Date.now() + predecessorMs);
    expect(setForShopper(rollout.traffic(), null).predecessor).toBeNull();
  });

  it.each([
    ['an older release', (): DiscoveryDocument => only('1.0.9')],
    ['a switched-off remote', (): DiscoveryDocument => documentOf({ 'mf-header': [] })],
  ])('are not served after a rollback to %s', async (_what, document) => {
    await roll(only('1.0.10'));
    await roll(document());
    expect(setForShopper(rollout.traffic(), null).predecessor).toBeNull();
  });
});

describe('a canary', () => {
  it('is for shoppers with a bucket; others get the default set', async () => {
    await roll(canary('2.0.0'));
    expect(setForShopper(rollout.traffic(), 'someone').isShared).toBe(false);
    expect(serving(null)).toBe('1.0.0');
    expect(serving('someone')).toBe('2.0.0');
  });

  it('has its pool before the first request, and no request opens one', async () => {
    await roll(canary('2.0.0'));
    const opened = pools.length;
    for (const shopper of ['a', 'b', 'c']) serving(shopper);
    expect(pools).toHaveLength(opened);
    expect(openPools().sort()).toEqual(['1.0.0', '2.0.0']);
  });

  it('that fails gets no traffic, is reported, and is tried again', async () => {
    const document = canary('2.0.0');
    sent.delete('2.0.0');
    await roll(document);
    expect(serving('someone')).toBe('1.0.0');
    expect(rollout.status()).toMatchObject({
      status: 'degraded',
      canaries: [{ serving: false }],
      problems: [{ kind: 'canary-not-served', remote: 'mf-header', version: '2.0.0' }],
    });
    sent.set('2.0.0', '');
    await later(retryPauseMs);
    expect(serving('someone')).toBe('2.0.0');
    expect(rollout.status()).toMatchObject({ status: 'ready', canaries: [{ serving: true }] });
  });

  it('that was withdrawn is no substitute: only releases that served all shoppers are', async () => {
    await roll(canary('2.0.0'));
    expect(serving('someone')).toBe('2.0.0');
    await roll(only('1.0.0'));
    await roll(lost('1.1.0'));
    expect(serving()).toBe('1.0.0');
  });

  it('keeps its pool when it is promoted', async () => {
    await roll(canary('2.0.0'));
    const opened = pools.length;
    await roll(only('2.0.0'));
    expect(serving()).toBe('2.0.0');
    expect(pools).toHaveLength(opened);
    await expect.poll(openPools).toEqual(['2.0.0']);
  });

  it('gets a pool only within the limit: further canaries are reported, and their shoppers get the sets that have pools', async () => {
    const half = (name: string, version: string) => [
      release({ version: '1.0.0', traffic: 50 }, name),
      release({ version, traffic: 50, isDefault: false }, name),
    ];
    const names = ['mf-header', 'mf-catalog', 'mf-account', 'mf-cart-wishlist', 'mf-content'];
    await roll(documentOf(Object.fromEntries(names.map((name, index) => [name, half(name, `2.${index}.0`)]))));
    expect(openPools()).toHaveLength(3);
    const shoppers = Array.from({ length: 200 }, (_, index) => `shopper-${index}`);
    const sets = new Set(shoppers.map((shopper) => setForShopper(rollout.traffic(), shopper).set.id));
    expect(sets.size).toBe(3);
    expect(openPools()).toHaveLength(3);
    expect(rollout.status().problems.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'canary-not-served 2.0.0',
      'canary-not-served 2.1.0',
      'canary-not-served 2.2.0',
    ]);
  });

  it('that could not be prepared blocks neither the next rollout nor the shutdown', async () => {
    const unhandled: unknown[] = [];
    const note = (cause: unknown): void => void unhandled.push(cause);
    process.on('unhandledRejection', note);
    rollout.want(canary('2.0.0', `module.exports = fetch('${origin}/fuse').then(() => process.exit(1));`));
    const converging = rollout.converge();
    rollout.want(only('1.1.0'));
    light();
    await converging;
    expect(serving()).toBe('1.1.0');
    await rollout.close();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
