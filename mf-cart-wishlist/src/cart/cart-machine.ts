import type { ApiError } from 'shared-contracts/api';
import type { Cart } from 'shared-contracts/entities';
import type { Removal } from './removal.ts';

/**
 * The cart of SPEC 4 as a machine. One change runs at a time:
 *
 * | change            | what happens                                  | leaves by                              |
 * |-------------------|-----------------------------------------------|----------------------------------------|
 * | `none`            | the cart rests                                | every `…-started`, `removal-requested` |
 * | `removal-pending` | a line is greyed out for 2 s; locked          | `removal-cancelled`, `removal-started` |
 * | `removing`        | the removal is on its way; locked             | `answered`, `failed`                   |
 * | `adding`          | a line is on its way                          | `answered`, `failed`                   |
 * | `merging`         | a guest's cart is joining the account's       | `answered`, `failed`                   |
 *
 * `cleared` (logout) leaves all of them.
 */
export type CartState = {
  /** What the server confirmed last; null when it never did. */
  readonly cart: Cart | null;
  readonly reading: 'not-asked' | 'reading' | 'done' | 'failed';
  readonly change: CartChange;
  /** The last removal that was carried out: it can be added again. */
  readonly removed: Removal | null;
  readonly failure: CartFailure | null;
  /** Counts what was asked. An answer to an older turn is late and changes nothing. */
  readonly turn: number;
};

export type CartChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding'; readonly optionId: number }
  | { readonly kind: 'removal-pending'; readonly removal: Removal }
  | { readonly kind: 'removing'; readonly removal: Removal }
  | { readonly kind: 'merging' };

export type CartFailure = { readonly during: 'reading' | CartChange['kind']; readonly error: ApiError };

export type CartEvent =
  | { type: 'nothing-to-read' }
  | { type: 'read-started' }
  | { type: 'add-started'; optionId: number }
  | { type: 'removal-requested'; removal: Removal }
  | { type: 'removal-cancelled' }
  | { type: 'removal-started' }
  /** The shopper went on to another page: what was offered on the last one is over. */
  | { type: 'moved-on' }
  | { type: 'merge-started' }
  | { type: 'answered'; turn: number; cart: Cart }
  | { type: 'failed'; turn: number; error: ApiError }
  | { type: 'cleared' };

const none: CartChange = { kind: 'none' };

export const initialCart: CartState = {
  cart: null,
  reading: 'not-asked',
  change: none,
  removed: null,
  failure: null,
  turn: 0,
};

/** SPEC 4: locked while a removal is pending or running. */
export function isLocked({ change }: Pick<CartState, 'change'>): boolean {
  return change.kind === 'removal-pending' || change.kind === 'removing';
}

/** True while an answer is awaited that will bring the whole cart. */
function isUnderWay({ change }: CartState): boolean {
  return change.kind === 'adding' || change.kind === 'removing' || change.kind === 'merging';
}

/** An event that the present state does not allow changes nothing. */
export function transition(state: CartState, event: CartEvent): CartState {
  const { change, turn } = state;
  switch (event.type) {
    case 'nothing-to-read':
      return { ...state, reading: 'done' };
    case 'read-started':
      return isUnderWay(state) ? state : { ...state, reading: 'reading', turn: turn + 1 };
    case 'add-started':
      return change.kind === 'none' ? begin(state, { kind: 'adding', optionId: event.optionId }) : state;
    case 'merge-started':
      return isUnderWay(state) ? state : begin(state, { kind: 'merging' });
    case 'removal-requested':
      if (change.kind !== 'none') return state;
      return { ...state, change: { kind: 'removal-pending', removal: event.removal }, removed: null, failure: null };
    case 'removal-cancelled':
      return change.kind === 'removal-pending' ? { ...state, change: none } : state;
    case 'removal-started':
      return change.kind === 'removal-pending' ? begin(state, { kind: 'removing', removal: change.removal }) : state;
    case 'moved-on':
      return { ...state, removed: null, failure: lasting(state.failure) };
    case 'answered':
      return event.turn === turn ? answered(state, event.cart) : state;
    case 'failed':
      return event.turn === turn ? failed(state, event.error) : state;
    case 'cleared':
      return { ...initialCart, reading: 'done', turn: turn + 1 };
  }
}

function begin(state: CartState, change: CartChange): CartState {
  return { ...state, change, failure: null, turn: state.turn + 1 };
}

function answered(state: CartState, cart: Cart): CartState {
  const { change } = state;
  const removed =
    change.kind === 'removing'
      ? change.removal
      : change.kind === 'adding'
        ? stillAway(state.removed, change.optionId)
        : state.removed;
  // A removal that is only pending survives a read: its answer is not this one.
  const next = isUnderWay(state) ? none : change;
  return { ...state, cart, reading: 'done', change: next, removed, failure: null };
}

function failed(state: CartState, error: ApiError): CartState {
  if (!isUnderWay(state)) return { ...state, reading: 'failed', failure: { during: 'reading', error } };
  return { ...state, change: none, failure: { during: state.change.kind, error } };
}

/** Nobody can act on the others from another page; these two still stand between the shopper and the cart. */
function lasting(failure: CartFailure | null): CartFailure | null {
  return failure?.during === 'reading' || failure?.during === 'merging' ? failure : null;
}

/** A removed line that was added again needs no offer to add it again. */
function stillAway(removed: Removal | null, optionId: number): Removal | null {
  return removed?.products.some((product) => product.option.id === optionId) ? null : removed;
}
