import type { Cart, CartProduct } from 'shared-contracts/entities';
import type { Addition } from '../cart/state/addition.ts';
import type { LineTarget } from '../cart/state/line-target.ts';
import type { PendingQuantity } from '../cart/state/pending-quantities.ts';
import { aCart, aLine } from './cart-fixtures.ts';

/** Options 5 and 6 are the pieces of a set. */
export const modelOptions = [1, 2, 3, 5, 6] as const;
export const setOf = (option: number): string | null => (option > 4 ? 'set' : null);

/** The server's cart in its plainest form: pieces by option. What the machine is held against. */
export class ModelCart {
  readonly pieces = new Map<number, number>();

  add({ items }: Addition): void {
    for (const { productOption, amount = 1 } of items) {
      this.pieces.set(productOption, (this.pieces.get(productOption) ?? 0) + amount);
    }
  }

  remove(target: LineTarget): void {
    for (const option of this.meant(target)) this.pieces.delete(option);
  }

  setQuantity({ target, amount }: PendingQuantity): void {
    for (const option of this.meant(target)) this.pieces.set(option, amount);
  }

  lines(): CartProduct[] {
    return [...this.pieces].map(([option, amount]) => lineOf(option, amount));
  }

  cart(uuid = 'g-1'): Cart {
    return aCart(this.lines(), uuid);
  }

  private meant({ by, hash }: LineTarget): number[] {
    return [...this.pieces.keys()].filter((option) => (by === 'set' ? setOf(option) : `line-${option}`) === hash);
  }
}

export function lineOf(option: number, amount = 1): CartProduct {
  return aLine({ hash: `line-${option}`, option, amount, set: setOf(option) });
}

/** `1×2` and so on, to compare carts by what is in them. */
export function contentsOf(cart: Cart | null): string[] {
  return (cart?.products ?? []).map(({ option, amount }) => `${option.id}×${amount}`).sort();
}
