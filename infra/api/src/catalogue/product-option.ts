import type { ProductOption } from 'shared-contracts/entities';

/** A size as it is shown and put into the cart. */
export function optionOf({ id, title, quantity }: { id: number; title: string; quantity: number }): ProductOption {
  return { id, title, stock: quantity > 0, quantity };
}
