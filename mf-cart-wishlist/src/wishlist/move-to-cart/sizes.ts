import type { Locale } from 'shared-contracts/app';
import type { ProductOption, ProductTile } from 'shared-contracts/entities';

/** A size with this stock or less shows how many pieces are left. */
const lowStock = 3;

/** Path of the request for a product's sizes: those of the colour that its tile links to, in the team shop those of the team. */
export function sizesPath({ url, team }: Pick<ProductTile, 'url' | 'team'>, locale: Locale): string {
  if (team === undefined) return `/api/v1/product/?${new URLSearchParams({ path: url, locale })}`;
  const path = url.slice(`/${team}`.length);
  return `/api/v2/team/${encodeURIComponent(team)}/product/?${new URLSearchParams({ path, locale })}`;
}

export function isBuyable({ stock, quantity }: ProductOption): boolean {
  return stock && quantity > 0;
}

/** The initially selected size: the only one, if it can be bought. */
export function onlyOption(options: readonly ProductOption[]): ProductOption | null {
  const [only = null, ...others] = options;
  return only && others.length === 0 && isBuyable(only) ? only : null;
}

/** Pieces that are left; null where the stock is not low. */
export function fewLeft(option: ProductOption): number | null {
  return isBuyable(option) && option.quantity <= lowStock ? option.quantity : null;
}
