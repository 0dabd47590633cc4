import type { Cart, CartProduct } from 'shared-contracts/entities';
import { linesOf, type Target, targetOf } from './removal.ts';

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

/**
 * The amounts that + and − may ask for; null where they cannot: lines of a set that are not as many of each. Going down is
 * always possible, also where less is in stock by now.
 */
export function amountBounds(lines: readonly CartProduct[], shown: number): { least: number; most: number } | null {
  if (lines.some(({ amount }) => amount !== lines[0]?.amount)) return null;
  const stocks = lines.map(({ option }) => (option.stock ? option.quantity : 0));
  return { least: 1, most: Math.max(shown, Math.min(mostInLine, ...stocks)) };
}
