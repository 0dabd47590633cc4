import { describe, expect, it } from 'vitest';
import { costsOf, isServed, nextRate } from './saturation.ts';
import { goalOf, latencyOf } from './step.ts';

const pages = { p50: 20, p95: 900, p99: 2_000, worst: 4_000 };

describe('a rate', () => {
  it('is served while pages are fast and next to nothing fails', () => {
    expect(isServed({ requests: 1_000, failed: 5, pages })).toBe(true);
    expect(isServed({ requests: 1_000, failed: 6, pages })).toBe(false);
    expect(isServed({ requests: 1_000, failed: 0, pages: { ...pages, p95: 1_001 } })).toBe(false);
    expect(isServed({ requests: 0, failed: 0, pages })).toBe(false);
  });

  it.each([3, 10, 47, 0.4, 0.13])('of %d shoppers a second is found as the knee, to a quarter', (knee) => {
    const tried: { perSecond: number; isServed: boolean }[] = [];
    for (let rate = nextRate(tried, 1, 1.25); rate !== null; rate = nextRate(tried, 1, 1.25)) {
      tried.push({ perSecond: rate, isServed: rate <= knee });
      expect(tried.length).toBeLessThan(15);
    }
    const best = Math.max(...tried.filter((one) => one.isServed).map(({ perSecond }) => perSecond));
    expect(best).toBeLessThanOrEqual(knee);
    expect(best).toBeGreaterThan(knee / 1.3);
  });

  it('that nothing serves ends the search', () => {
    const tried: { perSecond: number; isServed: boolean }[] = [];
    for (let rate = nextRate(tried, 1, 1.25); rate !== null; rate = nextRate(tried, 1, 1.25)) {
      tried.push({ perSecond: rate, isServed: false });
      expect(tried.length).toBeLessThan(10);
    }
    expect(tried.length).toBeGreaterThan(2);
  });
});

it('costs are processor seconds for 1,000 page views, highest first, without the load generator', () => {
  const usage = {
    nginx: { processorMs: 500, memoryBytes: 10 },
    shell: { processorMs: 4_000, memoryBytes: 20 },
    'load generator': { processorMs: 9_000, memoryBytes: 30 },
  };
  expect(costsOf({ usage, pageViews: 500 })).toEqual([
    { service: 'shell', perThousandViews: 8, memoryBytes: 20 },
    { service: 'nginx', perThousandViews: 1, memoryBytes: 10 },
  ]);
});

it('a latency counts from when a request was due', () => {
  const seen = Array.from({ length: 100 }, (_value, at) => ({ dueAt: 1_000, endedAt: 1_001 + at }));
  const { p50, p95, worst } = latencyOf(seen);
  expect([p50, p95, worst]).toEqual([50, 95, 100]);
});

it('of a hundred shoppers three order and twelve fill a cart, spread over all', () => {
  const goals = Array.from({ length: 100 }, (_value, shopper) => goalOf(shopper));
  expect(goals.filter((goal) => goal === 'order')).toHaveLength(3);
  expect(goals.filter((goal) => goal === 'cart')).toHaveLength(12);
  expect(goals.slice(0, 30).filter((goal) => goal !== 'look').length).toBeGreaterThan(2);
});
