import type { Cart, CartProduct } from 'shared-contracts/entities';
import { linesOf, type Target, targetOf } from './line-target.ts';

/** How many pieces of a line, or of each line of a set, the shopper wants. */
export type AmountWish = { readonly target: Target; readonly amount: number };

/** Wishes that the server has not confirmed, by the hash of their target. */
export type AmountWishes = Readonly<Record<string, AmountWish>>;

/** Pieces a line can hold. */
const mostInLine = 99;

export function isCounted(cart: Cart, { target, amount }: AmountWish): boolean {
  const lines = linesOf(cart, target);
  return lines.length > 0 && lines.every((line) => line.amount === amount);
}

export function wishOf(wishes: AmountWishes, product: CartProduct): AmountWish | undefined {
  return wishes[targetOf(product).hash];
}

export function without(wishes: AmountWishes, hash: string): AmountWishes {
  return Object.fromEntries(Object.entries(wishes).filter(([other]) => other !== hash));
}

/** The amounts that + and − may ask for. Going down is always possible, also where less is in stock by now. */
export function amountBounds(lines: readonly CartProduct[], shown: number): { least: number; most: number } {
  const stocks = lines.map(({ option }) => (option.stock ? option.quantity : 0));
  return { least: 1, most: Math.max(shown, Math.min(mostInLine, ...stocks)) };
}

/**
 * The amount that makes a set whole whose lines are not as many of each: as many as there are of the most frequent one, if all
 * are in stock so often. Null where the lines are even.
 */
export function evenAmount(lines: readonly { product: CartProduct; amount: number }[]): number | null {
  const amounts = lines.map(({ amount }) => amount);
  const most = Math.max(...amounts);
  if (Math.min(...amounts) === most) return null;
  const products = lines.map(({ product }) => product);
  return Math.min(most, amountBounds(products, 1).most);
}
