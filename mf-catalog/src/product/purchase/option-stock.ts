import type { ProductOption } from 'shared-contracts/entities';

/** A size with this stock or less shows how many are left. */
const lowStock = 3;

export type StockHint = { kind: 'sold-out' } | { kind: 'low'; count: number } | { kind: 'enough' };

export function isBuyable(option: ProductOption): boolean {
  return option.stock && option.quantity > 0;
}

export function isSoldOut({ options }: { options: readonly ProductOption[] }): boolean {
  return !options.some(isBuyable);
}

export function stockHint(option: ProductOption): StockHint {
  if (!isBuyable(option)) return { kind: 'sold-out' };
  return option.quantity <= lowStock ? { kind: 'low', count: option.quantity } : { kind: 'enough' };
}

/** The only size, else the one in the address; null if that is sold out or unknown. */
export function initialOption(options: readonly ProductOption[], wanted: string | null): ProductOption | null {
  const only = options.length === 1 ? options[0] : undefined;
  const option = only ?? options.find((candidate) => candidate.title === wanted);
  return option && isBuyable(option) ? option : null;
}
