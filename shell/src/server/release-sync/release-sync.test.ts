import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { describe, expect, it, vi } from 'vitest';
import {
  endsItsWorker,
  predecessorMs,
  releaseSyncForTests,
  retryPauseMs,
} from '../../testing/release-sync-for-tests.ts';
import { documentForTests } from '../../testing/releases-for-tests.ts';
import { setForShopper } from '../release-set/choose-release-set.ts';

const {
  releaseSync,
  pools,
  swaps,
  warmed,
  browserFiles,
  failures,
  sent,
  release,
  documentOf,
  only,
  lost,
  waitsForFuse,
  light,
  stopEvaluating,
  restart,
  roll,
  later,
  serving,
  openPools,
  problemKinds,
} = releaseSyncForTests();

describe('a new document', () => {
  it('puts its set into traffic, with warm pages, and closes the previous pool', async () => {
    expect(releaseSync().status().status).toBe('starting');
    await roll(only('1.0.0'));
    await roll(only('1.1.0'));
    expect(serving()).toBe('1.1.0');
    expect(swaps).toEqual(['1.0.0', '1.1.0']);
    expect(warmed).toEqual(['1.0.0 to 1.1.0']);
    expect(browserFiles).toEqual([['1.0.0'], ['1.1.0']]);
    expect(releaseSync().status()).toMatchObject({ status: 'ready', problems: [] });
    await expect.poll(openPools).toEqual(['1.1.0']);
  });

  it('with the same set swaps nothing, and its revision counts as served', async () => {
    await roll(only('1.0.0'));
    const again = only('1.0.0');
    await roll(again);
    expect(swaps).toEqual(['1.0.0']);
    expect(pools).toHaveLength(1);
    expect(releaseSync().status().serving?.revision).toBe(again.revision);
  });

  it('restarts the serving time of the frontends that it changes, and of no others', async () => {
    const rollBoth = (header: string, account: string) =>
      roll(
        documentOf({
          'mf-header': [release({ version: header })],
          'mf-account': [release({ version: account }, 'mf-account')],
        }),
      );
    const since = (): unknown => releaseSync().status().serving?.releasesSince;
    await rollBoth('1.0.0', '1.0.0');
    const first = new Date().toISOString();
    vi.advanceTimersByTime(60_000);
    await rollBoth('1.0.0', '1.1.0');
    const second = new Date().toISOString();
    expect(since()).toMatchObject({ 'mf-header': first, 'mf-account': second });
    expect(releaseSync().status().serving?.since).toBe(second);
    vi.advanceTimersByTime(60_000);
    await rollBoth('1.1.0', '1.1.0');
    expect(since()).toMatchObject({ 'mf-header': new Date().toISOString(), 'mf-account': second });
  });

  it('that arrives while another is prepared is applied next', async () => {
    await roll(only('1.0.0'));
    releaseSync().want(only('1.1.0', waitsForFuse()));
    const converging = releaseSync().converge();
    releaseSync().want(only('1.2.0'));
    light();
    await converging;
    expect(serving()).toBe('1.2.0');
    expect(swaps).toEqual(['1.0.0', '1.2.0']);
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
    expect(releaseSync().status().status).toBe('degraded');
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
    expect(releaseSync().status()).toMatchObject({
      status: 'degraded',
      wanted: { releases: { 'mf-header': '1.1.0' } },
      serving: { releases: { 'mf-header': '1.0.0' } },
    });
    await expect.poll(openPools).toEqual(['1.0.0']);
    const opened = pools.length;
    await later(retryPauseMs - 1);
    expect(pools).toHaveLength(opened);
    await stopEvaluating();
    await later(1);
    expect(serving()).toBe('1.1.0');
    expect(releaseSync().status()).toMatchObject({ status: 'ready', problems: [] });
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
    expect(releaseSync().status().problems).toMatchObject([
      { kind: 'release-failed', remote: 'mf-header', version: '1.1.0', nextTryAt: expect.any(String) },
    ]);
    sent.set('1.1.0', '');
    await releaseSync().converge();
    expect(serving()).toBe('1.0.0');
    await later(retryPauseMs);
    expect(serving()).toBe('1.1.0');
    expect(releaseSync().status()).toMatchObject({ status: 'ready', problems: [] });
    await expect.poll(openPools).toEqual(['1.1.0']);
  });

  it('is retried after any other edit of the document, whose revision counts as served only once the release is', async () => {
    await roll(only('1.0.0'));
    await roll(lost('1.1.0'));
    await roll(lost('1.1.0'));
    const { wanted, serving: inTraffic } = releaseSync().status();
    expect(inTraffic?.revision).toBeLessThan(wanted?.revision ?? 0);
    expect(problemKinds()).toEqual(['release-failed']);
    sent.set('1.1.0', '');
    await later(retryPauseMs);
    expect(serving()).toBe('1.1.0');
    expect(releaseSync().status()).toMatchObject({ status: 'ready', serving: { revision: wanted?.revision } });
  });

  it('is reported no longer once the document names the release that serves', async () => {
    await roll(only('1.0.0'));
    await roll(lost('1.1.0'));
    expect(problemKinds()).toEqual(['release-failed']);
    await roll(only('1.0.0'));
    expect(releaseSync().status()).toMatchObject({ status: 'ready', problems: [] });
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
    expect(releaseSync().status()).toMatchObject({
      status: 'degraded',
      serving: { releases: { 'mf-header': '1.0.0' } },
      problems: [{ kind: 'release-failed', version: '1.1.0' }],
    });
  });

  it('does not affect other remotes when there is no substitute, and readiness reports it', async () => {
    await roll(lost('1.0.0'));
    expect(failures).toHaveLength(1);
    expect(releaseSync().status()).toMatchObject({
      status: 'degraded',
      serving: { releases: { 'mf-header': null } },
      problems: [{ kind: 'release-failed', remote: 'mf-header', version: '1.0.0' }],
    });
  });
});

describe('a start', () => {
  it('without the registry uses the rollout that served last, and reports it', async () => {
    await roll(only('1.0.0'));
    await restart();
    releaseSync().noteRegistry('ECONNREFUSED');
    releaseSync().wantSaved();
    await releaseSync().converge();
    expect(serving()).toBe('1.0.0');
    expect(releaseSync().status().status).toBe('degraded');
    expect(problemKinds()).toEqual(['registry-unreachable']);
    releaseSync().noteRegistry(null);
    expect(releaseSync().status().status).toBe('ready');
  });

  it('refuses a document that is older than the one it has saved', async () => {
    await roll(only('1.0.0'));
    await restart();
    releaseSync().want({ ...documentForTests({}), revision: 0 });
    releaseSync().wantSaved();
    await releaseSync().converge();
    expect(serving()).toBe('1.0.0');
    expect(problemKinds()).toEqual(['document-refused']);
  });

  it('with a damaged release takes the release that served before the restart', async () => {
    await roll(only('1.0.0'));
    await restart();
    await roll(lost('1.1.0'));
    expect(serving()).toBe('1.0.0');
    expect(problemKinds()).toEqual(['release-failed']);
  });
});

describe('pages of the previous set', () => {
  it.each([
    ['1.0.0', '1.1.0'],
    ['1.1.0-rc.9', '1.1.0-rc.10'],
    ['1.1.0-rc.1', '1.1.0'],
    ['1.1.0-01', '1.1.0'],
  ])('%s may be served for a while after %s, whatever the clock says', async (older, newer) => {
    await roll(only(older));
    const before = setForShopper(releaseSync().traffic(), null).set.id;
    await roll(only(newer));
    expect(setForShopper(releaseSync().traffic(), null).predecessor).toMatchObject({ setId: before });
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(predecessorMs);
    expect(setForShopper(releaseSync().traffic(), null).predecessor).toBeNull();
  });

  it.each([
    ['an older release', (): DiscoveryDocument => only('1.0.9')],
    ['a candidate for the release', (): DiscoveryDocument => only('1.0.10-rc.1')],
    ['a switched-off remote', (): DiscoveryDocument => documentOf({ 'mf-header': [] })],
  ])('are not served after a rollback to %s', async (_what, document) => {
    await roll(only('1.0.10'));
    await roll(document());
    expect(setForShopper(releaseSync().traffic(), null).predecessor).toBeNull();
  });
});

describe('a candidate', () => {
  it('gets as many render workers as asked for, and no traffic', async () => {
    await expect(releaseSync().prepareCandidate('mf-header', release({ version: '1.1.0' }))).rejects.toThrow(
      'No release set',
    );
    await roll(only('1.0.0'));
    const usual = await releaseSync().prepareCandidate('mf-header', release({ version: '1.1.0' }));
    const wider = await releaseSync().prepareCandidate('mf-header', release({ version: '1.2.0' }), 2);
    expect(pools.map(({ version, threads }) => [version, threads])).toEqual([
      ['1.0.0', 1],
      ['1.1.0', 1],
      ['1.2.0', 2],
    ]);
    expect(serving()).toBe('1.0.0');
    await Promise.all([usual.pool.close(), wider.pool.close()]);
  });
});
