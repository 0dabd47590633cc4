import { describe, expect, it } from 'vitest';
import { createLedger } from '../load/ledger.ts';
import type { PageOutcome } from '../load/page-outcome.ts';
import type { Played } from '../play-fault.ts';
import { exitCodeOf, report, rowOf, skipped } from './drill-table.ts';

/** A fault during which one request had this outcome. */
function played(outcome: PageOutcome, change: Partial<Played> = {}): Played {
  const ledger = createLedger();
  const now = performance.now();
  ledger.open({ what: 'list', dueAt: now - 10 })({ outcome, why: outcome === 'whole' ? '' : '502' });
  const orders = { confirmed: 1, lost: 0, twice: 0 };
  const figures = () => ledger.figures(now - 1_000, now);
  return { name: 'Redis gone', journeys: 1, wholeMs: 0, readyMs: 0, orders, problem: null, figures, ...change };
}

const right = { lost: 0, twice: 0 };

describe('the drill', () => {
  it('succeeds if every fault kept its limits', () => {
    const rows = [rowOf(played('whole'), 1)];
    expect(exitCodeOf(rows, right)).toBe(0);
    expect(report(rows, {}, right)).toMatch(/Redis gone .* kept\n$/);
  });

  it.each<[string, Played, string]>([
    ['a request failed', played('bare'), 'Redis gone: failed: 100 %, at most 0 %'],
    [
      'an order was lost',
      played('whole', { orders: { confirmed: 1, lost: 1, twice: 0 } }),
      'orders lost: 1, at most 0',
    ],
    [
      'an order was placed twice',
      played('whole', { orders: { confirmed: 1, lost: 0, twice: 1 } }),
      'orders placed twice: 1, at most 0',
    ],
    ['an error had no words', played('bare', { name: 'database gone and back' }), 'without words: 1, at most 0'],
    [
      'a service was not ready',
      played('whole', { readyMs: Number.POSITIVE_INFINITY }),
      'services ready: Infinity ms, at most 15000 ms',
    ],
    [
      'requests never calmed down',
      played('whole', { wholeMs: Number.POSITIVE_INFINITY }),
      'whole again: Infinity ms, at most 0 ms',
    ],
    ['it was not played to its end', played('whole', { problem: 'Redis did not start.' }), 'Redis did not start.'],
  ])('fails if %s, and names the reason', (_what, fault, reason) => {
    const rows = [rowOf(played('whole'), 1), rowOf(fault, 1)];
    expect(exitCodeOf(rows, right)).toBe(1);
    expect(report(rows, {}, right)).toMatch(new RegExp(`BROKEN PROMISES\\n[^]*${reason}`));
  });

  it('allows more time by its patience', () => {
    const slow = played('whole', { name: 'a shell killed', wholeMs: 8_000 });
    expect([1, 2].map((patience) => exitCodeOf([rowOf(slow, patience)], right))).toEqual([1, 0]);
  });

  it.each([{ lost: 1 }, { twice: 1 }])('fails if orders are wrong that no fault was blamed for: %o', (wrong) => {
    const rows = [rowOf(played('whole'), 1)];
    const orders = { ...right, ...wrong };
    expect(exitCodeOf(rows, orders)).toBe(1);
    expect(report(rows, {}, orders)).toMatch(/BROKEN PROMISES\nin all: \d orders lost, \d placed twice/);
  });

  it('counts as skipped if no fault could be played', () => {
    expect(exitCodeOf([], right)).toBe(skipped);
    expect(report([], { 'Redis gone': 'Redis is not installed' }, right)).toContain(
      'Redis gone: not played, Redis is not installed',
    );
  });
});
