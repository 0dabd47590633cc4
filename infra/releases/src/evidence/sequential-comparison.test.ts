import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logEvidenceBeyond } from './bounded-rate.ts';
import { logThreshold, measures } from './measures.ts';
import { logNoncentralHypergeometric } from './noncentral-hypergeometric.ts';
import { compareMore, logEvidence, newComparison, type Pair, type Rate } from './sequential-comparison.ts';

const rate = (trials: number, events: number): Rate => ({ trials, events });
const rule = measures['server-failures'];

/** The evidence after some observations. */
const after = (...pairs: readonly Pair[]) =>
  pairs.reduce((comparison, pair) => compareMore(comparison, pair, rule), newComparison());

describe('the odds of a table', () => {
  test('without a difference are those of the hypergeometric distribution', () => {
    // C(5,2) C(5,1) / C(10,3)
    const [probability = 0] = logNoncentralHypergeometric({ drawn: 5, others: 5, marked: 3, found: 2 }, [0]);
    expect(Math.exp(probability)).toBeCloseTo(50 / 120, 12);
  });

  test('add up to 1 for any table and odds ratio', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: -3, max: 6, noNaN: true }),
        (drawn, others, odds) => {
          const marked = Math.floor((drawn + others) / 3);
          const all = Array.from({ length: drawn + 1 }, (_, found) => found)
            .filter((found) => found <= marked && marked - found <= others)
            .map((found) => Math.exp(logNoncentralHypergeometric({ drawn, others, marked, found }, [odds])[0] ?? 0));
          expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 8);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a comparison', () => {
  test('expects no evidence of equal releases: over all ways to divide the events the factor is 1 on average', () => {
    const [drawn, others, marked] = [40, 60, 12];
    const expected = Array.from({ length: marked + 1 }, (_, found) => {
      const [probability = 0] = logNoncentralHypergeometric({ drawn, others, marked, found }, [0]);
      const pair = { canary: rate(drawn, found), control: rate(others, marked - found) };
      return Math.exp(probability + logEvidence(after(pair)));
    });
    expect(expected.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 8);
  });

  test('ignores a rate that changes for both: an outage of the API is no evidence', () => {
    const calm = { canary: rate(50, 0), control: rate(450, 0) };
    const outage = { canary: rate(50, 50), control: rate(450, 450) };
    expect(after(calm, outage, calm).highest).toBe(0);
  });

  test.each([
    ['1 %', { canary: rate(10, 4), control: rate(990, 0) }],
    ['10 %', { canary: rate(30, 8), control: rate(270, 0) }],
    ['50 %', { canary: rate(30, 18), control: rate(30, 0) }],
  ])('calls a release that fails where the other never does, at %s', (_share, pair) => {
    expect(after(pair).highest).toBeGreaterThan(logThreshold);
  });

  test('stores the highest evidence, and the current one', () => {
    const bad = { canary: rate(50, 20), control: rate(50, 2) };
    const good = { canary: rate(500, 2), control: rate(500, 40) };
    const both = after(bad, good);
    expect(both.highest).toBe(after(bad).highest);
    expect(logEvidence(both)).toBeLessThan(0);
  });

  test('waits for some trials of both releases, whatever they show', () => {
    const one = { canary: rate(1, 1), control: rate(9, 0) };
    const waiting = after(one, one, one, one);
    expect([waiting.highest, waiting.open.canary.trials]).toEqual([0, 4]);
    expect(compareMore(waiting, one, rule).highest).toBeGreaterThan(logThreshold);
  });

  test('is never misled by more events than trials', () => {
    expect(Number.isFinite(after({ canary: rate(5, 50), control: rate(5, 0) }).highest)).toBe(true);
  });

  test('of add-to-cart rates finds harm if there are fewer, and none if there are more', () => {
    const cart = measures['add-to-cart'];
    const few = { canary: rate(2_000, 60), control: rate(2_000, 200) };
    const many = { canary: few.control, control: few.canary };
    expect(compareMore(newComparison(), few, cart).highest).toBeGreaterThan(logThreshold);
    expect(compareMore(newComparison(), many, cart).highest).toBe(0);
  });

  test('tolerates a slightly slower release if the measure allows it', () => {
    const slower = { canary: rate(10_000, 1_200), control: rate(10_000, 1_000) };
    expect(compareMore(newComparison(), slower, measures['slow-paint']).highest).toBeLessThan(1);
    expect(compareMore(newComparison(), slower, { ...measures['slow-paint'], tolerated: 1 }).highest).toBeGreaterThan(
      1,
    );
  });
});

describe('a release without a concurrent control', () => {
  test('is beyond a bound of 1 % after three failures in three page views, not after one in a hundred', () => {
    expect(logEvidenceBeyond(rate(4, 4), 0.01, rule)).toBeGreaterThan(logThreshold);
    expect(logEvidenceBeyond(rate(100, 1), 0.01, rule)).toBeLessThan(1);
  });

  test('is below a bound when too few trials have an event', () => {
    const cart = measures['add-to-cart'];
    expect(logEvidenceBeyond(rate(2_000, 5), 0.03, cart)).toBeGreaterThan(logThreshold);
    expect(logEvidenceBeyond(rate(2_000, 100), 0.03, cart)).toBeLessThan(0);
  });
});
