import type { Cart, CartProduct } from 'shared-contracts/entities';
import type { AddToCartRequest } from '../cart/state/add-to-cart-request.ts';
import type { LineTarget } from '../cart/state/line-target.ts';
import type { PendingQuantity } from '../cart/state/pending-quantities.ts';
import { aCart, aLine } from './cart-fixtures.ts';

/** Options 5 and 6 are the pieces of a set. */
export const modelOptions = [1, 2, 3, 5, 6] as const;
const setOf = (option: number): string | null => (option > 4 ? 'set' : null);

/** A simple model of the server's cart, with which the tests compare the state machine. */
export type ModelCart = {
  /** Number of pieces by option. */
  readonly pieces: Map<number, number>;
  add(addition: AddToCartRequest): void;
  remove(target: LineTarget): void;
  setQuantity(quantity: PendingQuantity): void;
  cart(): Cart;
};

export function createModelCart(): ModelCart {
  const pieces = new Map<number, number>();
  const targeted = ({ by, hash }: LineTarget): number[] =>
    [...pieces.keys()].filter((option) => (by === 'set' ? setOf(option) : `line-${option}`) === hash);
  return {
    pieces,
    add({ items }) {
      for (const { productOption, amount = 1 } of items) {
        pieces.set(productOption, (pieces.get(productOption) ?? 0) + amount);
      }
    },
    remove(target) {
      for (const option of targeted(target)) pieces.delete(option);
    },
    setQuantity({ target, amount }) {
      for (const option of targeted(target)) pieces.set(option, amount);
    },
    cart: () => aCart([...pieces].map(([option, amount]) => lineOf(option, amount))),
  };
}

export function lineOf(option: number, amount = 1): CartProduct {
  return aLine({ hash: `line-${option}`, option, amount, set: setOf(option) });
}

/** Such as `1×2`, to compare carts by their contents. */
export function contentsOf(cart: Cart | null): string[] {
  return (cart?.products ?? []).map(({ option, amount }) => `${option.id}×${amount}`).sort();
}
