import type { Locale } from 'shared-contracts/app';
import type { ProductOption, ProductTile } from 'shared-contracts/entities';

/** A size shows how many pieces are left from this stock downwards. */
const lowStock = 3;

/** Path of the request for a product's sizes: of the colour that its tile links to, and in the team shop as the team sells it. */
export function sizesPath({ url, team }: Pick<ProductTile, 'url' | 'team'>, locale: Locale): string {
  if (team === undefined) return `/api/v1/product/?${new URLSearchParams({ path: url, locale })}`;
  const path = url.slice(`/${team}`.length);
  return `/api/v2/team/${encodeURIComponent(team)}/product/?${new URLSearchParams({ path, locale })}`;
}

export function isBuyable({ stock, quantity }: ProductOption): boolean {
  return stock && quantity > 0;
}

/** The size that is chosen from the start: the only one, if it can be bought. */
export function onlyOption(options: readonly ProductOption[]): ProductOption | null {
  const [only = null, ...others] = options;
  return only && others.length === 0 && isBuyable(only) ? only : null;
}

/** Pieces that are left; null where the stock is not low. */
export function fewLeft(option: ProductOption): number | null {
  return isBuyable(option) && option.quantity <= lowStock ? option.quantity : null;
}
