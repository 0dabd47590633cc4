import type { CartProduct } from 'shared-contracts/entities';

const maxPerLine = 99;

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

/** How many products these lines are of. */
export const productsIn = (lines: readonly { product: CartProduct }[]): number =>
  new Set(lines.map(({ product }) => product.generalId)).size;

/** Whether a product of a set has several lines, as two sets in different sizes have: no one quantity fits all of them. */
export const hasSeveralSizes = (lines: readonly { product: CartProduct }[]): boolean =>
  productsIn(lines) < lines.length;
