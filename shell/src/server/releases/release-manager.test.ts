import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { RemoteFailure } from '../worker/render-task.ts';
import { createReleaseManager, type ReleaseManager } from './release-manager.ts';
import { documentForTests, releaseForTests } from './releases-for-tests.ts';
import type { RenderPool } from './render-pool.ts';

const recoverMs = 3000;

let manager: ReleaseManager;
let pools: { set: ReleaseSet; closed: boolean }[];
let swaps: string[];
let failures: RemoteFailure[];
/** Versions whose files cannot be had, and versions that stop the worker when they are warmed. */
let missing: Set<string>;
let deadly: Set<string>;
/** What a deadly version waits for before it ends its worker. */
let fuse: Promise<void>;

/** Stands where worker threads would be: the manager decides which pools there are, not how they render. */
function poolFor(set: ReleaseSet): RenderPool {
  const pool = { set, closed: false };
  pools.push(pool);
  return {
    render: () => Promise.reject(new Error('not in this test')),
    async warm() {
      const version = set.remotes['mf-header']?.version ?? '';
      if (!deadly.has(version)) return [];
      await fuse;
      throw new Error(`${version} ended its worker`);
    },
    async close() {
      pool.closed = true;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [pools, swaps, failures, missing, deadly] = [[], [], [], new Set(), new Set()];
  fuse = Promise.resolve();
  manager = createReleaseManager({
    copies: {
      async ensure({ metadata: { version } }) {
        if (missing.has(version)) throw new Error(`${version} is gone`);
        return `/copies/${version}`;
      },
    },
    createPool: poolFor,
    onFailures: (found) => void failures.push(...found),
    onPrepared: () => {},
    onSwap: (set) => void swaps.push(versionOf(set)),
    recoverMs,
  });
});
afterEach(() => vi.useRealTimers());

const versionOf = (set: ReleaseSet): string => set.remotes['mf-header']?.version ?? 'off';
const only = (version: string): DiscoveryDocument =>
  documentForTests({ 'mf-header': [releaseForTests('mf-header', { version })] });
const canary = (version: string): DiscoveryDocument =>
  documentForTests({
    'mf-header': [
      releaseForTests('mf-header', { version: '1.0.0', traffic: 0 }),
      releaseForTests('mf-header', { version, traffic: 100, isDefault: false }),
    ],
  });
const serving = async (shopper: string | null = null): Promise<string> =>
  versionOf((await manager.setFor(shopper)).set);
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const openPools = (): string[] => pools.filter(({ closed }) => !closed).map(({ set }) => versionOf(set));

describe('a new document', () => {
  it('takes its set into traffic and closes the pool before it', async () => {
    expect(manager.isReady()).toBe(false);
    await manager.accept(only('1.0.0'));
    await manager.accept(only('1.1.0'));
    await settle();
    expect(await serving()).toBe('1.1.0');
    expect(swaps).toEqual(['1.0.0', '1.1.0']);
    expect(openPools()).toEqual(['1.1.0']);
    expect(manager.isReady()).toBe(true);
  });

  it('with the same set swaps nothing', async () => {
    await manager.accept(only('1.0.0'));
    await manager.accept({ ...only('1.0.0'), revision: 2 });
    expect(swaps).toEqual(['1.0.0']);
    expect(pools).toHaveLength(1);
  });

  it('leaves the shop as it is when its set cannot be prepared', async () => {
    await manager.accept(only('1.0.0'));
    deadly.add('1.1.0');
    await expect(manager.accept(only('1.1.0'))).rejects.toThrow('ended its worker');
    expect(await serving()).toBe('1.0.0');
  });
});

describe('a release that cannot be had', () => {
  it('is replaced by the one that served before, counted, and tried again later', async () => {
    await manager.accept(only('1.0.0'));
    missing.add('1.1.0');
    await manager.accept(only('1.1.0'));
    expect(await serving()).toBe('1.0.0');
    expect(failures).toMatchObject([
      { remote: 'mf-header', version: '1.1.0', phase: 'load', message: '1.1.0 is gone' },
    ]);
    missing.clear();
    await manager.recover();
    expect(await serving()).toBe('1.0.0');
    vi.setSystemTime(Date.now() + recoverMs);
    await manager.recover();
    await settle();
    expect(await serving()).toBe('1.1.0');
    expect(openPools()).toEqual(['1.1.0']);
  });

  it('that is still broken when tried again changes nothing', async () => {
    await manager.accept(only('1.0.0'));
    missing.add('1.1.0');
    await manager.accept(only('1.1.0'));
    const before = [...swaps];
    vi.setSystemTime(Date.now() + recoverMs);
    await manager.recover();
    await settle();
    expect(swaps).toEqual(before);
    expect(await serving()).toBe('1.0.0');
    expect(openPools()).toHaveLength(1);
  });

  it('leaves the others alive when none served before', async () => {
    missing.add('1.0.0');
    await manager.accept(only('1.0.0'));
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
    await manager.accept(canary('2.0.0'));
    deadly.add('2.0.0');
    let light = (): void => {};
    fuse = new Promise((resolve) => {
      light = resolve;
    });
    const refused = manager.setFor('someone');
    await manager.accept(only('1.1.0'));
    light();
    await expect(refused).rejects.toThrow('ended its worker');
    await manager.close();
    await settle();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(await serving()).toBe('1.1.0');
  });
});
