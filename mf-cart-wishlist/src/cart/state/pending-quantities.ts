import type { Cart, CartProduct } from 'shared-contracts/entities';
import { type LineTarget, linesOf, targetOf } from './line-target.ts';

/**
 * The quantity that the shopper chose for a line, or for each line of a set. The API calls it `amount`; its `quantity` is the stock of
 * an option.
 */
export type PendingQuantity = { readonly target: LineTarget; readonly amount: number };

/** Quantities that the server has not confirmed, by the hash of their target. */
export type PendingQuantities = Readonly<Record<string, PendingQuantity>>;

const maxPerLine = 99;

export function hasQuantity(cart: Cart, { target, amount }: PendingQuantity): boolean {
  const lines = linesOf(cart, target);
  return lines.length > 0 && lines.every((line) => line.amount === amount);
}

export function pendingQuantityOf(pending: PendingQuantities, product: CartProduct): PendingQuantity | undefined {
  return pending[targetOf(product).hash];
}

export function without(pending: PendingQuantities, hash: string): PendingQuantities {
  return Object.fromEntries(Object.entries(pending).filter(([other]) => other !== hash));
}

/**
 * The quantities that + and − may choose. Going down is always possible, also below a quantity that is out of stock by now.
 * @param shown the quantity that the line shows
 */
export function quantityBounds(lines: readonly CartProduct[], shown: number): { min: number; max: number } {
  const stocks = lines.map(({ option }) => (option.stock ? option.quantity : 0));
  return { min: 1, max: Math.max(shown, Math.min(maxPerLine, ...stocks)) };
}

/**
 * The quantity that makes a set complete whose lines have different quantities: the largest of them, as far as all lines are in stock.
 * Null where the quantities are equal.
 */
export function evenQuantity(lines: readonly { product: CartProduct; amount: number }[]): number | null {
  const amounts = lines.map(({ amount }) => amount);
  const largest = Math.max(...amounts);
  if (Math.min(...amounts) === largest) return null;
  const products = lines.map(({ product }) => product);
  return Math.min(largest, quantityBounds(products, 1).max);
}
