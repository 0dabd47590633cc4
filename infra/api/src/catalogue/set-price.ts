import type { PriceCents } from './money.ts';

/** The price in cents of a product in a complete set: reduced by the set's discount, rounded to five cents. */
export function setPrice(cents: number, discountPercent: number): number {
  return Math.round((cents * (100 - discountPercent)) / 500) * 5;
}

/** The set prices for every price type. The recommended retail price stays. */
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
