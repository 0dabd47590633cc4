import type fc from 'fast-check';
import type { Cart } from 'shared-contracts/entities';
import { expect } from 'vitest';
import { type CartState, isLocked } from '../cart/state/cart-machine.ts';
import { targetOf } from '../cart/state/line-target.ts';
import { contentsOf, type ModelCart } from './model-cart.ts';

/** A request: it may arrive at the server late or never, and its response may arrive late, twice or never. */
export type Request = {
  requestNumber: number;
  kind: 'read' | 'removal' | 'other change';
  execute(server: ModelCart): void;
  response: Cart | null;
};

/** The guarantees for the shopper, without the states of the machine. */
export type Model = {
  /** The request whose response counts: the last one. */
  awaited: Request | null;
  hasResponse: boolean;
  contents: string[];
  /** Greyed out and locked, from the click until the removal is cancelled, confirmed, failed, or done by another tab. */
  leaving: number[];
  /** Confirmed as removed, and not added since. */
  gone: Set<number>;
};

export type Real = { state: CartState; requests: Request[]; server: ModelCart };

export type Step = fc.Command<Model, Real>;

export const optionsOf = (cart: Cart | null): number[] => (cart?.products ?? []).map(({ option }) => option.id);

/** Checks after each step that the machine shows the state of the model. */
export function check(model: Model, { state }: Real): void {
  expect(contentsOf(state.cart)).toEqual(model.contents);
  expect(isLocked(state)).toBe(model.leaving.length > 0);
  expect(optionsOf(state.cart).filter((option) => model.gone.has(option))).toEqual([]);
  for (const { target } of Object.values(state.pendingQuantities)) {
    expect(state.cart?.products.some((product) => targetOf(product).hash === target.hash)).toBe(true);
  }
}
