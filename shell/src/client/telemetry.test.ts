import { expect, it } from 'vitest';
import { type AnalyticsQueue, createAnalytics, pageQueue } from './telemetry.ts';

it('telemetry queues events in the form that tag managers read', () => {
  const page: { dataLayer?: AnalyticsQueue } = {};
  const { track } = createAnalytics(pageQueue(page));
  track({ name: 'page_data', group: 'home', path: '/' });
  track({ name: 'discount_bucket', bucket: '11-20' });
  expect(page.dataLayer).toEqual([
    { event: 'page_data', group: 'home', path: '/' },
    { event: 'discount_bucket', bucket: '11-20' },
  ]);
});

it('telemetry uses the queue of a receiver that was loaded first', () => {
  const dataLayer: AnalyticsQueue = [{ event: 'receiver.ready' }];
  createAnalytics(pageQueue({ dataLayer })).track({ name: 'discount_bucket', bucket: '0' });
  expect(dataLayer).toEqual([{ event: 'receiver.ready' }, { event: 'discount_bucket', bucket: '0' }]);
});

it('the telemetry queue is limited while no receiver is loaded', () => {
  const queue: AnalyticsQueue = [];
  const { track } = createAnalytics(queue);
  for (let results = 1; results <= 250; results++) track({ name: 'search', query: 'ski', results });
  expect(queue).toHaveLength(200);
  expect(queue.at(0)).toMatchObject({ results: 51 });
  expect(queue.at(-1)).toMatchObject({ results: 250 });
});
