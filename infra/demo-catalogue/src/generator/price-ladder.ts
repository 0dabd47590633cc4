import type { Random } from './random.ts';

/** The prices of a product in cents. */
export type PriceLadder = {
  readonly rrp: number;
  readonly vk: number;
  readonly premium: number;
  readonly staff: number;
  readonly pro: number;
};

// SPEC 6: the ranges of the four price types. Staff and pro prices start at € 8, so selling prices start at € 11,95. The
// highest selling price is € 1.200; the other upper bounds follow from it.
const lowest = 1195;
const highest = 119_990;

/** Compresses prices above the shop's range instead of cutting them to its upper bound. */
function squeezed(euros: number): number {
  return euros <= 800 ? euros : 1200 - 400 * Math.exp(-(euros - 800) / 400);
}

/** The nearest usual price point to an amount: 84,95 · 129,95 · 1.299,90. In cents. */
export function pricePoint(euros: number): number {
  if (euros >= 500) return Math.round(euros / 50) * 5000 - 10;
  const step = euros >= 100 ? 10 : 5;
  return Math.max(Math.round(euros / step) * step * 100 - 5, lowest);
}

const toFiveCents = (cents: number) => Math.round(cents / 5) * 5;

// The ratios of the role prices to the selling price follow from the price ranges (SPEC 6): 1080, 810 and 891 of 1200.
const roleShares = { premium: 0.9, staff: 0.675, pro: 0.7425 } as const;

/** All prices of a product with recommended retail price `rrp` and selling price `vk`. */
export function ladderOf(rrp: number, vk: number): PriceLadder {
  return {
    rrp,
    vk,
    premium: toFiveCents(vk * roleShares.premium),
    staff: toFiveCents(vk * roleShares.staff),
    pro: toFiveCents(vk * roleShares.pro),
  };
}

/** A recommended retail price between two amounts in euros, scaled by the brand's price level. In cents. */
export function recommendedPrice(random: Random, [min, max]: readonly [number, number], level: number): number {
  const euros = (min + (max - min) * random.next() ** 1.4) * level;
  return Math.min(pricePoint(squeezed(euros)), highest);
}

/** The price point below the recommended price after a reduction; the recommended price itself if there is none. */
export function reducedPrice(rrp: number, reduction: number): number {
  return Math.max(lowest, Math.min(pricePoint((rrp / 100) * (1 - reduction)), rrp));
}
