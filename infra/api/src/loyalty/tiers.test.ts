import { expect, it } from 'vitest';
import { pointsFor, tierOf } from './tiers.ts';

it.each([
  [0, 'valley', 500],
  [499, 'valley', 1],
  [500, 'ridge', 1000],
  [1499, 'ridge', 1],
  [1500, 'summit', null],
  [90_000, 'summit', null],
])('%i points in a year are the tier %s', (points, sysname, missing) => {
  const { tier, next } = tierOf(points);
  expect([tier.sysname, next?.missing ?? null]).toEqual([sysname, missing]);
});

it.each([
  [99, 0],
  [100, 1],
  [12_999, 129],
])('goods for %i cents earn %i points', (cents, points) => {
  expect(pointsFor(cents)).toBe(points);
});
