import type { Random } from './random.ts';

/** The prices of a product in cents. */
export type PriceLadder = {
  readonly rrp: number;
  readonly vk: number;
  readonly premium: number;
  readonly staff: number;
  readonly pro: number;
  readonly lowest30Days: number | null;
};

/** The price point shoppers know that lies nearest to an amount: 84,95 · 129,95 · 1.299,90. In cents. */
export function pricePoint(euros: number): number {
  if (euros >= 500) return Math.round(euros / 50) * 5000 - 10;
  const step = euros >= 100 ? 10 : 5;
  return Math.max(Math.round(euros / step) * step * 100, 500) - 5;
}

const toFiveCents = (cents: number) => Math.round(cents / 5) * 5;

// The roles' shares of the selling price follow from their price ranges (SPEC 6): 1080, 810 and 891 of 1200.
const roleShares = { premium: 0.9, staff: 0.675, pro: 0.7425 } as const;

const reductions = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.4, 0.5];

export function createPriceLadder(random: Random, [min, max]: readonly [number, number], level: number): PriceLadder {
  const rrp = pricePoint((min + (max - min) * random.next() ** 1.4) * level);
  const reduction = random.chance(0.3) ? random.pick(reductions) : 0;
  const vk = reduction === 0 ? rrp : Math.min(pricePoint((rrp / 100) * (1 - reduction)), rrp);
  return {
    rrp,
    vk,
    premium: toFiveCents(vk * roleShares.premium),
    staff: toFiveCents(vk * roleShares.staff),
    pro: toFiveCents(vk * roleShares.pro),
    // Some had already been a little cheaper than the recommended price before they were reduced.
    lowest30Days: vk < rrp ? Math.max(vk, random.chance(0.6) ? rrp : pricePoint((rrp / 100) * 0.95)) : null,
  };
}
