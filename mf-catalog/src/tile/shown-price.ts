import { type DiscountBucket, discountBuckets } from 'shared-contracts/analytics';
import type { SiteConfig } from 'shared-contracts/app';
import type { PriceType, TilePrices } from 'shared-contracts/entities';
import { discountPercent, formatPrice, reductionOf } from 'shared-contracts/pricing';

export type ShownPrice = {
  /** With currency: `€ 89,90`. */
  readonly price: string;
  /** Discount on the recommended retail price, even where that is not shown. */
  readonly percent: number;
  /** Null where no reduction is shown; `recommended` is the price that it is compared with, null where that is not shown. */
  readonly reduction: { readonly recommended: string | null; readonly percent: number } | null;
};

export function shownPrice(
  prices: TilePrices,
  priceType: PriceType,
  site: Pick<SiteConfig, 'discountShowLimit' | 'locale'>,
): ShownPrice {
  const cents = prices.cents[priceType];
  const reduction = reductionOf(cents, prices.cents.rrp, site);
  const recommended = reduction?.recommended ?? null;
  return {
    price: formatPrice(cents, site.locale),
    percent: discountPercent(cents, prices.cents.rrp),
    reduction: reduction && {
      ...reduction,
      recommended: recommended === null ? null : formatPrice(recommended, site.locale),
    },
  };
}

const [noDiscount, ...tens] = discountBuckets;

/** SPEC 9: the group of a discount in analytics. */
export function discountBucket(percent: number): DiscountBucket {
  return tens[Math.ceil(Math.min(100, percent) / 10) - 1] ?? noDiscount;
}
