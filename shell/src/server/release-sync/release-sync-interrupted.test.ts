import { describe, expect, it } from 'vitest';
import { releaseSyncForTests, retryPauseMs } from '../../testing/release-sync-for-tests.ts';
import { setForShopper } from '../release-set/choose-release-set.ts';

const shop = releaseSyncForTests();
const { releaseSync, pools, swaps, warmed, release, only, lost, waitsForFuse, whileWarmingPages, roll, later } = shop;
const { serving, openPools } = shop;

it('a rollback that arrives while pages of the next set are warmed keeps that set out of traffic', async () => {
  await roll(only('1.0.0'));
  whileWarmingPages(() => releaseSync().want(only('1.0.0')));
  await roll(only('1.1.0'));
  expect(warmed).toEqual(['1.0.0 to 1.1.0']);
  expect(swaps).toEqual(['1.0.0']);
  expect(serving()).toBe('1.0.0');
  await expect.poll(openPools).toEqual(['1.0.0']);
});

describe('a set in traffic that has lost a module', () => {
  it('serves until it has been prepared again, after a pause', async () => {
    await roll(only('1.0.0'));
    releaseSync().recheck(setForShopper(releaseSync().traffic(), null));
    await later(retryPauseMs - 1);
    expect(pools).toHaveLength(1);
    await later(1);
    expect(pools).toHaveLength(2);
    expect(serving()).toBe('1.0.0');
    await expect.poll(openPools).toEqual(['1.0.0']);
  });

  it('is prepared again also while it serves in place of a release that cannot be fetched', async () => {
    await roll(only('1.0.0'));
    await roll(lost('1.1.0'));
    const damaged = setForShopper(releaseSync().traffic(), null);
    releaseSync().recheck(damaged);
    await later(10 * retryPauseMs);
    expect(setForShopper(releaseSync().traffic(), null).pool).not.toBe(damaged.pool);
    expect(serving()).toBe('1.0.0');
    await expect.poll(openPools).toEqual(['1.0.0']);
  });

  it('is not prepared again when another set, such as that of a preview, loses a module', async () => {
    await roll(only('1.0.0'));
    const preview = await releaseSync().prepareCandidate('mf-header', release({ version: '1.1.0' }));
    releaseSync().recheck(preview);
    await later(retryPauseMs);
    expect(pools).toHaveLength(2);
    await preview.pool.close();
  });
});

describe('closing', () => {
  it('aborts preparations, also those that wait for something that never happens', async () => {
    await roll(only('1.0.0'));
    releaseSync().want(only('1.1.0', waitsForFuse()));
    const converging = releaseSync().converge();
    const candidate = releaseSync().prepareCandidate('mf-header', release({ version: '1.2.0', code: waitsForFuse() }));
    const refused = expect(candidate).rejects.toThrow('The shell ends');
    await expect.poll(() => pools.length, { timeout: 5_000 }).toBe(3);
    await releaseSync().close();
    await Promise.all([converging, refused]);
    expect(openPools()).toEqual([]);
    await expect(releaseSync().prepareCandidate('mf-header', release({ version: '1.3.0' }))).rejects.toThrow();
  });
});
