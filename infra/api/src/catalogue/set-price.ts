import type { PriceCents } from './money.ts';

/** What a piece costs in a complete set, in cents: the set's share off, to five cents. */
export function setPrice(cents: number, discountPercent: number): number {
  return Math.round((cents * (100 - discountPercent)) / 500) * 5;
}

/** The same for every price type. The recommended price stays. */
export function setPrices({ rrp, vk, premium, staff, pro }: PriceCents, discountPercent: number): PriceCents {
  const reduced = (cents: number) => setPrice(cents, discountPercent);
  return { rrp, vk: reduced(vk), premium: reduced(premium), staff: reduced(staff), pro: reduced(pro) };
}

export function sumOf(prices: readonly PriceCents[]): PriceCents {
  const total = (type: keyof PriceCents) => prices.reduce((sum, price) => sum + price[type], 0);
  return {
    rrp: total('rrp'),
    vk: total('vk'),
    premium: total('premium'),
    staff: total('staff'),
    pro: total('pro'),
  };
}
