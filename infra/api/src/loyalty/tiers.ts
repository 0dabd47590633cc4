import type { Loyalty, LoyaltyTier } from 'shared-contracts/entities';

/** Tiers by the points earned within a year, lowest first. */
export const tiers: readonly [LoyaltyTier, ...LoyaltyTier[]] = [
  { sysname: 'valley', name: 'Tal', from: 0 },
  { sysname: 'ridge', name: 'Grat', from: 500 },
  { sysname: 'summit', name: 'Gipfel', from: 1500 },
];

/** One point for each full euro of the products' price. */
export function pointsFor(productsPriceCents: number): number {
  return Math.floor(productsPriceCents / 100);
}

export const welcomePoints = 50;

/** The exchange of points for a voucher. Money is in cents. */
export const exchange = { points: 200, value: 1000, minimumOrder: 5000, validDays: 365 } as const;

export function tierOf(pointsOfYear: number): Pick<Loyalty, 'tier' | 'next'> {
  const reached = tiers.filter(({ from }) => pointsOfYear >= from);
  const next = tiers[reached.length];
  return {
    tier: reached.at(-1) ?? tiers[0],
    next: next === undefined ? null : { tier: next, missing: next.from - pointsOfYear },
  };
}
