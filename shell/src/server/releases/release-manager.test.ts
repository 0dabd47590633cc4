import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configForTests } from '../../app/config-for-tests.ts';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { RemoteFailure } from '../worker/render-task.ts';
import { createLocalCopies } from './local-copies.ts';
import { createReleaseManager, type ReleaseManager } from './release-manager.ts';
import { documentForTests, releaseForTests } from './releases-for-tests.ts';
import { createRenderPool } from './render-pool.ts';

const recoverMs = 3000;

/** What a render worker does while it is warmed, without React: it evaluates the frontends' copies. */
const worker = `
  const { workerData } = require('node:worker_threads');
  module.exports = async ({ trace }) => {
    Atomics.store(new Int32Array(trace), 1, 1);
    for (const { entry } of Object.values(workerData.remotes)) await require(entry);
    return { failures: [] };
  };
`;
const endsItsWorker = 'process.exit(1);';

let folder: string;
let host: FastifyInstance;
let origin: string;
let manager: ReleaseManager;
let pools: { version: string; closed: boolean }[];
let swaps: string[];
let failures: RemoteFailure[];
/** Server entries by version, as the releases host sends them. */
let sent: Map<string, string>;
/** Lets entries go on that ask for `/fuse`. */
let light: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [pools, swaps, failures, sent] = [[], [], [], new Map()];
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-manager-'));
  const workerFile = path.join(folder, 'worker.cjs');
  await writeFile(workerFile, worker);
  const lit = new Promise<void>((resolve) => {
    light = resolve;
  });
  host = Fastify({ forceCloseConnections: true });
  host.get('/fuse', () => lit.then(() => 'lit'));
  host.get<{ Params: { version: string } }>('/mf-header/:version/server/entry.js', ({ params }, reply) =>
    sent.has(params.version) ? reply.send(sent.get(params.version)) : reply.code(404).send(),
  );
  origin = await host.listen({ port: 0, host: 'localhost' });
  manager = createReleaseManager({
    copies: createLocalCopies(path.join(folder, 'copies')),
    createPool(set, remotes) {
      const assets = { scripts: [], styles: [], font: '' };
      const setup = { set, remotes, config: configForTests, apiOrigin: origin, assets, dataTimeoutMs: 1_000 };
      const pool = createRenderPool({ setup, workerFile, threads: 1, hangTimeoutMs: 1_000 });
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
    recoverMs,
  });
});
afterEach(async () => {
  light();
  await manager.close();
  await host.close();
  await rm(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

const versionOf = (set: ReleaseSet): string => set.remotes['mf-header']?.version ?? 'off';

type About = { version: string; code?: string; traffic?: number; isDefault?: boolean };

function release({ code = '', ...about }: About) {
  sent.set(about.version, code);
  return releaseForTests('mf-header', { origin, files: { 'server/entry.js': code }, ...about });
}

const only = (version: string, code?: string): DiscoveryDocument =>
  documentForTests({ 'mf-header': [release(code === undefined ? { version } : { version, code })] });
const canary = (version: string, code = ''): DiscoveryDocument =>
  documentForTests({
    'mf-header': [
      release({ version: '1.0.0', traffic: 0 }),
      release({ version, code, traffic: 100, isDefault: false }),
    ],
  });
const serving = async (shopper: string | null = null): Promise<string> =>
  versionOf((await manager.setFor(shopper)).set);
const openPools = (): string[] => pools.filter(({ closed }) => !closed).map(({ version }) => version);

/** A release whose files the host has lost. */
function lost(version: string): DiscoveryDocument {
  const document = only(version);
  sent.delete(version);
  return document;
}

describe('a new document', () => {
  it('takes its set into traffic and closes the pool before it', async () => {
    expect(manager.isReady()).toBe(false);
    await manager.accept(only('1.0.0'));
    await manager.accept(only('1.1.0'));
    expect(await serving()).toBe('1.1.0');
    expect(swaps).toEqual(['1.0.0', '1.1.0']);
    expect(manager.isReady()).toBe(true);
    await expect.poll(openPools).toEqual(['1.1.0']);
  });

  it('with the same set swaps nothing', async () => {
    await manager.accept(only('1.0.0'));
    await manager.accept({ ...only('1.0.0'), revision: 2 });
    expect(swaps).toEqual(['1.0.0']);
    expect(pools).toHaveLength(1);
  });

  it('leaves the shop as it is when its set cannot be prepared', async () => {
    await manager.accept(only('1.0.0'));
    await expect(manager.accept(only('1.1.0', endsItsWorker))).rejects.toThrow('could not be warmed');
    expect(await serving()).toBe('1.0.0');
    await expect.poll(openPools).toEqual(['1.0.0']);
  });
});

describe('a release that cannot be had', () => {
  it('is replaced by the one that served before, counted, and tried again later', async () => {
    await manager.accept(only('1.0.0'));
    await manager.accept(lost('1.1.0'));
    expect(await serving()).toBe('1.0.0');
    expect(failures).toMatchObject([
      { remote: 'mf-header', version: '1.1.0', phase: 'load', message: expect.stringContaining('answered 404') },
    ]);
    sent.set('1.1.0', '');
    await manager.recover();
    expect(await serving()).toBe('1.0.0');
    vi.setSystemTime(Date.now() + recoverMs);
    await manager.recover();
    expect(await serving()).toBe('1.1.0');
    await expect.poll(openPools).toEqual(['1.1.0']);
  });

  it('that is still broken when tried again changes nothing', async () => {
    await manager.accept(only('1.0.0'));
    await manager.accept(lost('1.1.0'));
    const before = [...swaps];
    vi.setSystemTime(Date.now() + recoverMs);
    await manager.recover();
    expect(swaps).toEqual(before);
    expect(await serving()).toBe('1.0.0');
    await expect.poll(openPools).toHaveLength(1);
  });

  it('leaves the others alive when none served before', async () => {
    await manager.accept(lost('1.0.0'));
    expect(manager.isReady()).toBe(true);
    expect(failures).toHaveLength(1);
  });
});

describe('a canary', () => {
  it('is for shoppers with a bucket; the rest gets the default', async () => {
    await manager.accept(canary('2.0.0'));
    expect(manager.needsBuckets()).toBe(true);
    expect(await serving(null)).toBe('1.0.0');
    expect(await serving('someone')).toBe('2.0.0');
  });

  it('opens one pool, however many shoppers come at once', async () => {
    await manager.accept(canary('2.0.0'));
    await Promise.all(['a', 'b', 'c'].map((shopper) => serving(shopper)));
    expect(openPools().sort()).toEqual(['1.0.0', '2.0.0']);
  });

  it('that could not be opened disturbs neither the next rollout nor the end', async () => {
    const unhandled: unknown[] = [];
    const note = (cause: unknown): void => void unhandled.push(cause);
    process.on('unhandledRejection', note);
    await manager.accept(canary('2.0.0', `module.exports = fetch('${origin}/fuse').then(() => process.exit(1));`));
    const refused = manager.setFor('someone');
    await manager.accept(only('1.1.0'));
    light();
    await expect(refused).rejects.toThrow('could not be warmed');
    await manager.close();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(await serving()).toBe('1.1.0');
  });
});
