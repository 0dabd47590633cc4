import type { ProductOption } from 'shared-contracts/entities';

/** From this many pieces downwards a size says how many are left. */
const lowStock = 3;

export function isBuyable({ stock, quantity }: ProductOption): boolean {
  return stock && quantity > 0;
}

/** The only size needs no choosing. */
export function onlyOption(options: readonly ProductOption[]): ProductOption | null {
  const [only = null, ...others] = options;
  return only && others.length === 0 && isBuyable(only) ? only : null;
}

/** How many are left, where that is worth saying. */
export function fewLeft(option: ProductOption): number | null {
  return isBuyable(option) && option.quantity <= lowStock ? option.quantity : null;
}
