import type { Cart } from 'shared-contracts/entities';
import { type LineTarget, linesOf } from './line-target.ts';

/**
 * The quantity that the shopper chose for a line, or for each line of a set. The API calls it `amount`; its `quantity` is the stock of
 * an option.
 */
export type PendingQuantity = { readonly target: LineTarget; readonly amount: number };

/** Quantities that the server has not confirmed, by the hash of their target. */
export type PendingQuantities = Readonly<Record<string, PendingQuantity>>;

export function hasQuantity(cart: Cart, { target, amount }: PendingQuantity): boolean {
  const lines = linesOf(cart, target);
  return lines.length > 0 && lines.every((line) => line.amount === amount);
}

export function without(pending: PendingQuantities, hash: string): PendingQuantities {
  return Object.fromEntries(Object.entries(pending).filter(([other]) => other !== hash));
}
