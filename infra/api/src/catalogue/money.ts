import type { Money, Prices, TilePrices } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';

// Intl is slow for what it does, and a shop has few different prices.
const formatted = new Map<number, string>();

/** `€ 1.299,90` */
export function priceText(cents: number): string {
  let text = formatted.get(cents);
  if (text === undefined) {
    text = formatPrice(cents, 'at');
    if (formatted.size < 20_000) formatted.set(cents, text);
  }
  return text;
}

/** `1.299,90`: the price as SPEC 3 has it without `Full`. */
function bareText(cents: number): string {
  return priceText(cents).replace(/^€\s/, '');
}

export function money(cents: number): Money {
  return { cents, formatted: priceText(cents) };
}

export type PriceCents = Prices['cents'];

export function tilePricesOf({ rrp, vk, premium, staff, pro }: PriceCents): TilePrices {
  return { rrpFull: priceText(rrp), vkFull: priceText(vk), cents: { rrp, vk, premium, staff, pro } };
}

export function pricesOf({ rrp, vk, premium, staff, pro }: PriceCents): Prices {
  return {
    rrp: bareText(rrp),
    rrpFull: priceText(rrp),
    vk: bareText(vk),
    vkFull: priceText(vk),
    premium: bareText(premium),
    premiumFull: priceText(premium),
    staff: bareText(staff),
    staffFull: priceText(staff),
    pro: bareText(pro),
    proFull: priceText(pro),
    cents: { rrp, vk, premium, staff, pro },
  };
}
