import type { PriceType } from 'shared-contracts/app';
import type { Prices } from 'shared-contracts/entities';

type Priced = { readonly prices: Pick<Prices, 'cents'> };

/** In cents, at the shopper's price type; the API computes the saving for guests only. */
export type SetPrice = { readonly together: number; readonly alone: number; readonly saving: number };

export function setPriceOf(
  set: Priced & { readonly items: readonly { readonly product: Priced }[] },
  product: Priced['prices'],
  priceType: PriceType,
): SetPrice {
  const together = set.prices.cents[priceType];
  const alone = set.items.reduce((sum, item) => sum + item.product.prices.cents[priceType], product.cents[priceType]);
  return { together, alone, saving: Math.max(0, alone - together) };
}
