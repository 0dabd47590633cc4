import type { CartProduct } from 'shared-contracts/entities';

const maxPerLine = 99;

/**
 * The quantities that + and − may choose. Decreasing is always possible, even to a quantity that is no longer in stock.
 * @param shown the quantity that the line shows
 */
export function quantityBounds(lines: readonly CartProduct[], shown: number): { min: number; max: number } {
  const stocks = lines.map(({ option }) => (option.stock ? option.quantity : 0));
  return { min: 1, max: Math.max(shown, Math.min(maxPerLine, ...stocks)) };
}

/**
 * The quantity that completes a set whose lines have different quantities: the largest of them that is in stock for all lines. Null where
 * the quantities are equal.
 */
export function evenQuantity(lines: readonly { product: CartProduct; amount: number }[]): number | null {
  const amounts = lines.map(({ amount }) => amount);
  const largest = Math.max(...amounts);
  if (Math.min(...amounts) === largest) return null;
  const products = lines.map(({ product }) => product);
  return Math.min(largest, quantityBounds(products, 1).max);
}

/** Number of different products in these lines. */
export const productsIn = (lines: readonly { product: CartProduct }[]): number =>
  new Set(lines.map(({ product }) => product.generalId)).size;

/** Whether a product of a set has several lines, as with two sets in different sizes: no single quantity fits all of them. */
export const hasSeveralSizes = (lines: readonly { product: CartProduct }[]): boolean =>
  productsIn(lines) < lines.length;
