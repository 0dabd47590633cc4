import type { ContentLocale, Money, Prices, TilePrices } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';

// `Intl` formatting is slow, and the shop has few different prices.
const formatted = { at: new Map<number, string>(), en: new Map<number, string>() };

/** `€ 1.299,90`, in English `€ 1,299.90` */
export function priceText(cents: number, locale: ContentLocale = 'at'): string {
  const known = formatted[locale];
  let text = known.get(cents);
  if (text === undefined) {
    text = formatPrice(cents, locale);
    if (known.size < 20_000) known.set(cents, text);
  }
  return text;
}

/** `1.299,90`: the fields without `Full` in SPEC 3. */
function bareText(cents: number): string {
  return priceText(cents).replace(/^€\s/, '');
}

export function money(cents: number, locale: ContentLocale): Money {
  return { cents, formatted: priceText(cents, locale) };
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
