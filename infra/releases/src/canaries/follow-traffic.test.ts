import { expect, test } from 'vitest';
import { addCounts } from './follow-traffic.ts';
import type { WatchedRemote } from './watched-remote.ts';

test('older trials weigh less, and failures in browsers keep their rate by page loads where a cache answers most page views', () => {
  let watched: WatchedRemote = {
    current: { version: '1.0.0', since: '2026-03-01T10:00:00.000Z', rates: {} },
    before: null,
    canary: null,
  };
  const of = { remote: 'mf-header', version: '1.0.0' };
  for (let minute = 0; minute < 500; minute += 1) {
    watched = addCounts(watched, [
      { ...of, measure: 'browser-failures', trials: 20, events: 4 },
      { ...of, measure: 'script-errors', trials: 1_000, events: 10 },
    ]);
  }
  const { 'browser-failures': failures, 'script-errors': loads } = watched.current.rates;
  expect(loads?.trials).toBeLessThanOrEqual(50_000);
  expect((failures?.events ?? 0) / (loads?.trials ?? 1)).toBeCloseTo(0.004, 3);
  expect((failures?.events ?? 0) / (failures?.trials ?? 1)).toBeCloseTo(0.2, 2);
});
