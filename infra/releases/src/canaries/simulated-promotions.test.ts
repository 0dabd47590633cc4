import { type Measure, measureNames, type ReleaseCount } from '@bergauf/service-kit/release-counts';
import { describe, expect, test } from 'vitest';
import type { Rate } from '../evidence/sequential-comparison.ts';
import { ordinaryRates, seededRandom, simulateBatch } from '../fixtures/simulated-shop.ts';
import { addCounts } from './follow-traffic.ts';
import { judgeCanary } from './judge-canary.ts';
import { defaultPlan, type Rates, type WatchedRemote } from './watched-remote.ts';

type ShopRates = Readonly<Record<Measure, number>>;

const since = '2026-03-01T10:00:00.000Z';
const none: Rate = { trials: 0, events: 0 };

/** Observations of a release after more page views, while it has all traffic. */
function observe(random: () => number, known: Rates, rates: ShopRates, views: number): Rates {
  const batch = simulateBatch(random, { views, share: 0, rates });
  const sums = measureNames.map((name) => {
    const [before, added] = [known[name] ?? none, batch[name].control];
    return [name, { trials: before.trials + added.trials, events: before.events + added.events }];
  });
  return Object.fromEntries(sums) as Rates;
}

type Promotion = {
  /** Rates of the previous release. */
  viewsBefore: number;
  /** Page views between two ticks. */
  batchViews: number;
  views: number;
  /** Rates of the promoted release after this number of page views with it. */
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
      // The previous release was in traffic for minutes or for days.
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

/** A cache in front of the shells answers 49 of 50 page views; reports of page loads come that many page views later. */
const publicPages = { reachShell: 0.02, reportedLater: 10_000 };
const privatePages = { reachShell: 1, reportedLater: 0 };

/** Counts of shells for page views with one release, in batches. */
function* countsBehindCache(
  random: () => number,
  { reachShell, reportedLater }: typeof publicPages,
  { version, views, rates }: { version: string; views: number; rates: ShopRates },
): Generator<ReleaseCount[]> {
  const batchViews = 500;
  for (let seen = 0; seen < views; seen += batchViews) {
    const batch = simulateBatch(random, { views: batchViews, share: 0, rates });
    const rendered = simulateBatch(random, { views: Math.round(batchViews * reachShell), share: 0, rates });
    yield measureNames.flatMap((measure) => {
      const { trials, events } = (measure === 'server-failures' ? rendered : batch)[measure].control;
      const count = { remote: 'mf-header', version, measure, trials, events };
      if (measure === 'browser-failures') return { ...count, trials: Math.round(trials * reachShell) };
      return measure !== 'server-failures' && seen < reportedLater ? [] : count;
    });
  }
}

/** @returns the page views with a promoted release until it is undone, its pages public; null: it stays */
function viewsUntilUndoneBehindCache(
  random: () => number,
  before: { pages: typeof publicPages; views: number; reportedLater: number },
  ratesAfter: ShopRates,
): number | null {
  const counted = (watched: WatchedRemote, counts: readonly ReleaseCount[]): WatchedRemote =>
    addCounts(watched, counts);
  const starting = (version: string): WatchedRemote => ({
    current: { version, since, rates: {} },
    before: null,
    canary: null,
  });
  const known = countsBehindCache(random, before.pages, {
    version: '1.0.0',
    views: before.views,
    rates: ordinaryRates,
  });
  const { current } = [...known].reduce(counted, starting('1.0.0'));
  let watched: WatchedRemote = { ...starting('1.1.0'), before: { version: '1.0.0', rates: current.rates } };
  let seen = 0;
  const pages = { ...publicPages, reportedLater: before.reportedLater };
  for (const counts of countsBehindCache(random, pages, { version: '1.1.0', views: 30_000, rates: ratesAfter })) {
    watched = counted(watched, counts);
    seen += 500;
    if (judgeCanary(watched, defaultPlan, new Date(since)).kind === 'undo') return seen;
  }
  return null;
}

describe.each([
  [
    'beside which the promoted one was a canary: no cache kept their pages, and documents of the canary report from the start',
    { pages: privatePages, views: 20_000, reportedLater: 0 },
  ],
  [
    'whose pages were public for long',
    { pages: publicPages, views: 120_000, reportedLater: publicPages.reportedLater },
  ],
])('behind a cache, after a release %s', (_which, before) => {
  test('a promoted release that is as good stays, although most of its page views reach no shell', {
    tags: 'rotated',
    timeout: 120_000,
  }, () => {
    const random = seededRandom(20_260_401);
    const undone = Array.from({ length: 40 }, () => viewsUntilUndoneBehindCache(random, before, ordinaryRates));
    expect(undone.filter((views) => views !== null)).toEqual([]);
  });

  test('a promoted release that fails in one of five page views is undone', () => {
    const random = seededRandom(12);
    const failing = { ...ordinaryRates, 'browser-failures': 0.2 };
    const undone = Array.from({ length: 5 }, () => viewsUntilUndoneBehindCache(random, before, failing));
    expect(undone.filter((views) => views === null)).toEqual([]);
  });
});
