import { type Measure, measureNames } from '@bergauf/service-kit/release-counts';
import { expect, test } from 'vitest';
import type { Rate } from '../evidence/sequential-comparison.ts';
import { ordinaryRates, seededRandom, simulateBatch } from '../fixtures/simulated-shop.ts';
import { judgeCanary } from './judge-canary.ts';
import { defaultPlan, type Rates, type WatchedRemote } from './watched-remote.ts';

type ShopRates = Readonly<Record<Measure, number>>;

const since = '2026-03-01T10:00:00.000Z';
const none: Rate = { trials: 0, events: 0 };

/** What is known of a release after more page views, all of them with it. */
function observe(random: () => number, known: Rates, rates: ShopRates, views: number): Rates {
  const batch = simulateBatch(random, { views, share: 0, rates });
  const sums = measureNames.map((name) => {
    const [before, added] = [known[name] ?? none, batch[name].control];
    return [name, { trials: before.trials + added.trials, events: before.events + added.events }];
  });
  return Object.fromEntries(sums) as Rates;
}

type Promotion = {
  /** Of the release before. */
  viewsBefore: number;
  /** Between two looks. */
  batchViews: number;
  views: number;
  /** Of the promoted release, after so many page views with it. */
  ratesAfter: (seen: number) => ShopRates;
};

/** @returns the page views with a promoted release until it is undone; null: it stays */
function viewsUntilUndone(
  random: () => number,
  { viewsBefore, batchViews, views, ratesAfter }: Promotion,
): number | null {
  const before = { version: '1.0.0', rates: observe(random, {}, ordinaryRates, viewsBefore) };
  let rates: Rates = {};
  for (let seen = 0; seen < views; seen += batchViews) {
    rates = observe(random, rates, ratesAfter(seen), batchViews);
    const watched: WatchedRemote = { current: { version: '1.1.0', since, rates }, before, canary: null };
    if (judgeCanary(watched, defaultPlan, new Date(since)).kind === 'undo') return seen + batchViews;
  }
  return null;
}

/** While the shell's page cache is empty after a promotion, each page waits for its rendering: twice as many are slow. */
const coldRates: ShopRates = { ...ordinaryRates, 'slow-paint': 2 * ordinaryRates['slow-paint'] };
const coldViews = 300;

test('of 1,000 promotions of a release as good as its predecessor, with a cold cache at first, fewer than 1 % are undone', {
  tags: 'rotated',
  timeout: 120_000,
}, () => {
  const random = seededRandom(20_260_302);
  const undone = Array.from({ length: 1_000 }, () =>
    viewsUntilUndone(random, {
      // A release that was in traffic for minutes or for days.
      viewsBefore: Math.floor(2_000 * random()),
      batchViews: 50,
      views: 1_500,
      ratesAfter: (seen) => (seen < coldViews ? coldRates : ordinaryRates),
    }),
  ).filter((views) => views !== null);
  expect(undone.length).toBeLessThan(10);
});

test.each([
  ['a known one', 1_000],
  ['one of which nothing is known', 0],
])(
  'a release that fails in three of five renderings, after %s, is undone within 20 page views in more than 95 of 100',
  (_before, viewsBefore) => {
    const random = seededRandom(11);
    const ratesAfter = (): ShopRates => ({ ...ordinaryRates, 'server-failures': 0.6 });
    const undone = Array.from({ length: 100 }, () =>
      viewsUntilUndone(random, { viewsBefore, batchViews: 1, views: 20, ratesAfter }),
    ).filter((views) => views !== null);
    expect(undone.length).toBeGreaterThan(95);
  },
);
