import type { LoyaltyTier } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { progressOf } from './loyalty-card.tsx';

const valley: LoyaltyTier = { sysname: 'valley', name: 'Tal', from: 0 };
const ridge: LoyaltyTier = { sysname: 'ridge', name: 'Grat', from: 500 };
const summit: LoyaltyTier = { sysname: 'summit', name: 'Gipfel', from: 1500 };

it.each([
  ['at the start', 0, valley, ridge, 0],
  ['half-way', 250, valley, ridge, 0.5],
  ['between two higher tiers', 750, ridge, summit, 0.25],
  ['with more points than the next tier needs, before the tier follows', 600, valley, ridge, 1],
  ['at the top', 9000, summit, null, 1],
] as const)('the progress %s', (_, pointsOfYear, tier, next, expected) => {
  const missing = next === null ? 0 : next.from - pointsOfYear;
  expect(progressOf({ pointsOfYear, tier, next: next && { tier: next, missing } })).toBe(expected);
});
