import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('texts that a page did not have in its language are counted by frontend, over all pages', async () => {
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
