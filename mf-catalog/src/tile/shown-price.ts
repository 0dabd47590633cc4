import type { SiteConfig } from 'shared-contracts/app';
import type { PriceType, TilePrices } from 'shared-contracts/entities';
import { discountPercent, formatPrice, isDiscountShown } from 'shared-contracts/pricing';

export type ShownPrice = {
  /** With currency: `€ 89,90`. */
  readonly price: string;
  readonly cents: number;
  /** What the price is compared with, the recommended retail price; null where no reduction is shown. */
  readonly reduction: { readonly recommended: string; readonly percent: number } | null;
};

/** SPEC 5: a discount is shown only when its percent exceeds the configured limit. */
export function shownPrice(
  prices: TilePrices,
  priceType: PriceType,
  { discountShowLimit, locale }: Pick<SiteConfig, 'discountShowLimit' | 'locale'>,
): ShownPrice {
  const cents = prices.cents[priceType];
  const percent = discountPercent(cents, prices.cents.rrp);
  return {
    price: formatPrice(cents, locale),
    cents,
    reduction: isDiscountShown(percent, discountShowLimit) ? { recommended: prices.rrpFull, percent } : null,
  };
}
