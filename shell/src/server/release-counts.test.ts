import { Registry } from 'prom-client';
import type { RemoteName } from 'shared-contracts/remote';
import { expect, test } from 'vitest';
import type { ReleaseSet } from '../app/page-state.ts';
import { createReleaseCounts } from './release-counts.ts';

const setOf = (versions: Partial<Record<RemoteName, string>>): ReleaseSet => ({
  id: 'set',
  remotes: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { version, entry: '', integrity: '' }]),
  ) as ReleaseSet['remotes'],
});

const header = (version: string): ReleaseSet => setOf({ 'mf-header': version });

/** Trials and events of mf-header by version and measure. */
function sums(counts: ReturnType<typeof createReleaseCounts>): Record<string, [number, number]> {
  const own = counts.list().filter(({ remote }) => remote === 'mf-header');
  return Object.fromEntries(
    own.map(({ version, measure, trials, events }) => [`${version} ${measure}`, [trials, events]]),
  );
}

test('pages count for all releases of the set that rendered them, failures for the release that failed', () => {
  const counts = createReleaseCounts(new Registry(), 'shop');
  const both = setOf({ 'mf-header': '2.0.0', 'mf-content': '1.0.0' });
  counts.countRendering(both, new Set<RemoteName>(['mf-content']));
  counts.countRendering(header('1.0.0'), new Set<RemoteName>(['mf-header']));
  counts.countRendering(both, new Set());
  // It waited for the API: no trial.
  counts.countRendering(both, new Set(), new Set<RemoteName>(['mf-header']));
  // It waited and failed.
  counts.countRendering(header('1.0.0'), new Set<RemoteName>(['mf-header']), new Set<RemoteName>(['mf-header']));
  counts.countView(both);
  counts.countView(both);
  counts.countBrowserFailure('mf-header', '2.0.0');
  counts.countShopping(both, { pages: 3, addedToCart: 1 });
  expect(sums(counts)).toEqual({
    '1.0.0 server-failures': [2, 2],
    '2.0.0 server-failures': [2, 0],
    '2.0.0 browser-failures': [2, 1],
    '2.0.0 add-to-cart': [3, 1],
  });
});

test('a page load counts once however many errors it had, and by the vitals that it has', () => {
  const counts = createReleaseCounts(new Registry(), 'shop');
  const page = new Map([['mf-header', '1.0.0']]);
  const errors = [
    { remote: 'mf-header', version: '1.0.0', count: 9 },
    { remote: 'mf-catalog', version: '1.0.0', count: 1 },
  ];
  counts.countPageLoad(page, { vitals: { lcp: 2_501, cls: 0.1 }, errors });
  counts.countPageLoad(page, { vitals: { lcp: 2_500, inp: 900, cls: 0.11 }, errors: [] });
  expect(sums(counts)).toEqual({
    '1.0.0 script-errors': [2, 1],
    '1.0.0 slow-paint': [2, 1],
    '1.0.0 slow-input': [1, 1],
    '1.0.0 layout-shift': [2, 1],
  });
});

test('only the releases that were counted last are kept', () => {
  const counts = createReleaseCounts(new Registry(), 'shop');
  for (let minor = 0; minor < 500; minor += 1) {
    counts.countView(header('1.0.0'));
    counts.countView(header(`2.${minor}.0`));
  }
  expect(counts.list().length).toBeLessThanOrEqual(60);
  expect(sums(counts)).toMatchObject({ '1.0.0 browser-failures': [500, 0], '2.499.0 browser-failures': [1, 0] });
});

test('Prometheus reads the same sums, labelled with their channel', async () => {
  const registry = new Registry();
  const counts = createReleaseCounts(registry, 'team');
  counts.countView(header('1.0.0'));
  counts.countBrowserFailure('mf-header', '1.0.0');
  const labels = '{remote="mf-header",version="1.0.0",measure="browser-failures",channel="team"}';
  for (const _ of [1, 2]) {
    const text = await registry.metrics();
    expect(text).toContain(`bergauf_release_trials_total${labels} 1`);
    expect(text).toContain(`bergauf_release_events_total${labels} 1`);
  }
});
