import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idsOtherThan, recentVisits, type Visits, withVisit } from './visits.ts';

const day = 24 * 60 * 60 * 1000;
const walk = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 });
const after = (steps: readonly number[]): Visits =>
  steps.reduce<Visits>((visits, id, step) => withVisit(visits, id, step), []);
const ids = (visits: Visits) => visits.map(({ id }) => id);

it('starts with the last viewed product, without duplicates, at most twelve', () => {
  fc.assert(
    fc.property(walk, (steps) => {
      const visits = ids(after(steps));
      expect(visits[0]).toBe(steps.at(-1));
      expect(new Set(visits).size).toBe(visits.length);
      expect(visits.length).toBe(Math.min(12, new Set(steps).size));
    }),
  );
});

it('follows the order of the last visits, the latest with its time', () => {
  expect(after([1, 2, 3, 1])).toEqual([
    { id: 1, at: 3 },
    { id: 3, at: 2 },
    { id: 2, at: 1 },
  ]);
});

it('leaves out the product of the page', () => {
  expect(idsOtherThan(after([1, 2, 3]), 2)).toEqual([3, 1]);
});

it.each([
  ['30 days ago to the millisecond', -30 * day, []],
  ['a little later', -30 * day + 1, [7]],
  ['right now', 0, [7]],
  ['in the future', 1, []],
])('remembers a visit %s: %s', (_, offset, expected) => {
  const now = 1_800_000_000_000;
  expect(ids(recentVisits([{ id: 7, at: now + offset }], now))).toEqual(expected);
});
