import { expect, it } from 'vitest';
import type { ReleaseSet } from '../app/page-state.ts';
import { createMetrics } from './metrics.ts';

it('texts missing in a page’s language are counted by frontend, over all pages', async () => {
  const metrics = createMetrics();
  const counted = async (): Promise<string[]> =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('bergauf_missing_messages_total{'));
  metrics.countMissingMessages({});
  expect(await counted()).toEqual([]);
  metrics.countMissingMessages({ 'mf-catalog': 2 });
  metrics.countMissingMessages({ 'mf-catalog': 1, 'mf-header': 4 });
  expect(await counted()).toEqual([
    'bergauf_missing_messages_total{remote="mf-catalog"} 3',
    'bergauf_missing_messages_total{remote="mf-header"} 4',
  ]);
});

it.each([
  [null, 'shop'],
  ['team', 'team'],
])('release counts of a shell of the channel %j are labelled with %j', async (channel, label) => {
  const metrics = createMetrics(channel);
  metrics.releaseCounts.countBrowserFailure('mf-header', '1.0.0');
  expect(await metrics.registry.metrics()).toContain(`measure="browser-failures",channel="${label}"} 1`);
});

const setOf = (id: string, version: string): ReleaseSet => ({
  id,
  remotes: { 'mf-header': { version, entry: '', integrity: '' } },
});

it('a page that hung or crashed counts for each release of its set, where the set has been prepared', () => {
  const metrics = createMetrics();
  metrics.addKnown(setOf('one', '1.0.0'));
  metrics.addKnown(setOf('two', '2.0.0'));
  expect(['one', 'one', 'two', 'three'].map(metrics.countCrash)).toEqual([true, true, true, false]);
  const failures = { remote: 'mf-header', measure: 'browser-failures', trials: 0 };
  expect(metrics.releaseCounts.list()).toEqual([
    { ...failures, version: '1.0.0', events: 2 },
    { ...failures, version: '2.0.0', events: 1 },
  ]);
});

it('remembers a bounded number of sets, the latest ones', () => {
  const metrics = createMetrics();
  for (let minor = 0; minor < 100; minor += 1) {
    metrics.addKnown(setOf('standard', '1.0.0'));
    metrics.addKnown(setOf(`set-${minor}`, `2.${minor}.0`));
  }
  expect(['set-0', 'set-99', 'standard'].map(metrics.countCrash)).toEqual([false, true, true]);
});
