import type { ProductOption } from 'shared-contracts/entities';

/** A size with this stock or less shows how many pieces are left. */
const lowStock = 3;

export function isBuyable({ stock, quantity }: ProductOption): boolean {
  return stock && quantity > 0;
}

/** The initially selected size: the only one, if it can be bought. */
export function firstOption(options: readonly ProductOption[]): ProductOption | null {
  const [only, ...others] = options;
  return only && others.length === 0 && isBuyable(only) ? only : null;
}

/** Pieces that are left; null where the stock is not low. */
export function fewLeft(option: ProductOption): number | null {
  return isBuyable(option) && option.quantity <= lowStock ? option.quantity : null;
}
