import type { DiscountBucket } from 'shared-contracts/analytics';
import type { SiteConfig } from 'shared-contracts/app';
import type { PriceType, TilePrices } from 'shared-contracts/entities';
import { discountPercent, formatPrice, isDiscountShown } from 'shared-contracts/pricing';

export type ShownPrice = {
  /** With currency: `€ 89,90`. */
  readonly price: string;
  readonly cents: number;
  /** Discount on the recommended retail price, even where that is not shown. */
  readonly percent: number;
  /** Null where no reduction is shown; `recommended` is what the price is compared with, null where that is not shown. */
  readonly reduction: { readonly recommended: string | null; readonly percent: number } | null;
};

/** SPEC 5: not shown in Hungary and Czechia. */
export function isRecommendedShown(locale: string): boolean {
  return !['hu', 'cz'].includes(locale);
}

/** SPEC 5: a discount is shown only when its percent exceeds the configured limit. */
export function shownPrice(
  prices: TilePrices,
  priceType: PriceType,
  { discountShowLimit, locale }: Pick<SiteConfig, 'discountShowLimit' | 'locale'>,
): ShownPrice {
  const cents = prices.cents[priceType];
  const percent = discountPercent(cents, prices.cents.rrp);
  const recommended = isRecommendedShown(locale) ? prices.rrpFull : null;
  return {
    price: formatPrice(cents, locale),
    cents,
    percent,
    reduction: isDiscountShown(percent, discountShowLimit) ? { recommended, percent } : null,
  };
}

const [noDiscount, ...tens] = [
  '0',
  '1-10',
  '11-20',
  '21-30',
  '31-40',
  '41-50',
  '51-60',
  '61-70',
  '71-80',
  '81-90',
  '91-100',
] as const satisfies DiscountBucket[];

/** SPEC 9: the group of a discount in analytics. */
export function discountBucket(percent: number): DiscountBucket {
  return tens[Math.ceil(Math.min(100, percent) / 10) - 1] ?? noDiscount;
}
