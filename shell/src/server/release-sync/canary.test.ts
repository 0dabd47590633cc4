import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { describe, expect, it } from 'vitest';
import { releaseSyncForTests, retryPauseMs } from '../../testing/release-sync-for-tests.ts';
import { setForShopper } from '../release-set/choose-release-set.ts';

const shop = releaseSyncForTests();
const { releaseSync, pools, browserFiles, sent, release, documentOf, only, lost, waitsForFuse, light, roll, later } =
  shop;
const { serving, openPools } = shop;

const canary = (version: string, code = ''): DiscoveryDocument =>
  documentOf({
    'mf-header': [
      release({ version: '1.0.0', traffic: 0 }),
      release({ version, code, traffic: 100, isDefault: false }),
    ],
  });

describe('a canary', () => {
  it('is for shoppers with a bucket; others get the default set', async () => {
    await roll(canary('2.0.0'));
    expect(setForShopper(releaseSync().traffic(), 'someone').isShared).toBe(false);
    expect(serving(null)).toBe('1.0.0');
    expect(serving('someone')).toBe('2.0.0');
    expect(browserFiles.at(-1)).toEqual(['1.0.0', '2.0.0']);
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
    expect(releaseSync().status()).toMatchObject({
      status: 'degraded',
      canaries: [{ serving: false }],
      problems: [{ kind: 'canary-failed', remote: 'mf-header', version: '2.0.0' }],
    });
    sent.set('2.0.0', '');
    await later(retryPauseMs);
    expect(serving('someone')).toBe('2.0.0');
    expect(releaseSync().status()).toMatchObject({ status: 'ready', canaries: [{ serving: true }] });
  });

  it('that is being prepared delays no rollback, and is not put into traffic after it', async () => {
    await roll(only('1.0.0'));
    const next = release({ version: '3.0.0', traffic: 40, isDefault: false });
    const first = release({ version: '2.0.0', code: waitsForFuse(), traffic: 60, isDefault: false });
    releaseSync().want(documentOf({ 'mf-header': [release({ version: '1.0.0', traffic: 0 }), first, next] }));
    const converging = releaseSync().converge();
    await expect.poll(() => pools.length, { timeout: 5_000 }).toBe(2);
    releaseSync().want(only('0.9.0'));
    const rolledBack = releaseSync().converge();
    await expect.poll(() => serving(), { timeout: 5_000 }).toBe('0.9.0');
    light();
    await Promise.all([converging, rolledBack]);
    expect(serving('someone')).toBe('0.9.0');
    await expect.poll(openPools).toEqual(['0.9.0']);
    // The other canary, which was next, gets no workers either.
    expect(pools.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0', '0.9.0']);
  });

  it('that has lost a module gives its shoppers the default set until it has been prepared again', async () => {
    await roll(canary('2.0.0'));
    const opened = pools.length;
    releaseSync().recheck(setForShopper(releaseSync().traffic(), 'someone'));
    expect(serving('someone')).toBe('1.0.0');
    await later(retryPauseMs - 1);
    expect(pools).toHaveLength(opened);
    await later(1);
    expect(serving('someone')).toBe('2.0.0');
    expect(pools.slice(opened).map(({ version }) => version)).toEqual(['2.0.0']);
    await expect.poll(() => openPools().sort()).toEqual(['1.0.0', '2.0.0']);
  });

  it('keeps its pool when a preview of the same releases loses a module', async () => {
    await roll(canary('2.0.0'));
    const preview = await releaseSync().prepareCandidate('mf-header', release({ version: '2.0.0' }));
    expect(preview.set.id).toBe(setForShopper(releaseSync().traffic(), 'someone').set.id);
    releaseSync().recheck(preview);
    expect(serving('someone')).toBe('2.0.0');
    await preview.pool.close();
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
    const sets = new Set(shoppers.map((shopper) => setForShopper(releaseSync().traffic(), shopper).set.id));
    expect(sets.size).toBe(3);
    expect(openPools()).toHaveLength(3);
    expect(
      releaseSync()
        .status()
        .problems.map(({ kind, version }) => `${kind} ${version}`),
    ).toEqual(['canary-not-served 2.0.0', 'canary-not-served 2.1.0', 'canary-not-served 2.2.0']);
  });

  it('whose workers cannot be warmed for an unknown reason is not reported as failed', async () => {
    await roll(canary('2.0.0', 'process.exit(1);'));
    expect(serving('someone')).toBe('1.0.0');
    expect(releaseSync().status().problems).toMatchObject([
      { kind: 'canary-not-served', remote: 'mf-header', version: '2.0.0' },
    ]);
  });

  it('that could not be prepared blocks neither the next rollout nor the shutdown', async () => {
    const unhandled: unknown[] = [];
    const note = (cause: unknown): void => void unhandled.push(cause);
    process.on('unhandledRejection', note);
    releaseSync().want(canary('2.0.0', waitsForFuse('.then(() => process.exit(1))')));
    const converging = releaseSync().converge();
    releaseSync().want(only('1.1.0'));
    light();
    await converging;
    expect(serving()).toBe('1.1.0');
    await releaseSync().close();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
