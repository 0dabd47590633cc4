import type { ApiError } from 'shared-contracts/api';
import type { Cart } from 'shared-contracts/entities';
import { type Addition, additionLineKeys, lineKeyOf, piecesOf } from './addition.ts';
import { isCarriedOut } from './applied-change.ts';
import { linesOf, type Removal } from './line-target.ts';
import { type AmountWish, type AmountWishes, isCounted, without } from './pending-quantities.ts';

/**
 * The cart of SPEC 4 as a machine. One change runs at a time:
 *
 * | change            | what happens                                  | leaves by                              |
 * |-------------------|-----------------------------------------------|----------------------------------------|
 * | `none`            | the cart rests                                | every `…-started`, `removal-requested` |
 * | `removal-pending` | a line is greyed out for 2 s; locked          | `removal-cancelled`, `removal-started` |
 * | `removing`        | the removal is on its way; locked             | `answered`, `failed`                   |
 * | `adding`          | lines are on their way                        | `answered`, `failed`                   |
 * | `recounting`      | an amount is on its way                       | `answered`, `failed`                   |
 * | `merging`         | a guest's cart is joining the account's       | `answered`, `failed`                   |
 *
 * `cleared` (logout) leaves all of them. Amounts are wished at any time but while the cart is locked; wishes wait for their
 * turn, and only the last one for a line is sent.
 */
export type CartState = {
  /** What the server confirmed last; null when it never did. */
  readonly cart: Cart | null;
  readonly reading: 'not-asked' | 'reading' | 'done' | 'failed';
  readonly change: CartChange;
  /** Amounts that are shown but not confirmed. */
  readonly wishes: AmountWishes;
  /** The last removal that was carried out: it can be added again. */
  readonly removed: Removal | null;
  readonly failure: CartFailure | null;
  /** Counts what was asked. An answer to an older turn is late and changes nothing. */
  readonly turn: number;
};

export type CartChange =
  | { readonly kind: 'none' }
  /** `before`: pieces of each item's line when it began; null while the cart was not known. */
  | { readonly kind: 'adding'; readonly addition: Addition; readonly before: readonly number[] | null }
  | { readonly kind: 'removal-pending'; readonly removal: Removal }
  | { readonly kind: 'removing'; readonly removal: Removal }
  | { readonly kind: 'recounting'; readonly wish: AmountWish }
  | { readonly kind: 'merging' };

/** What failed, so that it can be tried again. */
export type CartFailure = { readonly of: CartChange | { readonly kind: 'reading' }; readonly error: ApiError };

export type CartEvent =
  | { type: 'nothing-to-read' }
  | { type: 'read-started' }
  | { type: 'add-started'; addition: Addition }
  | { type: 'amount-wished'; wish: AmountWish }
  | { type: 'amount-started'; wish: AmountWish }
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
  wishes: {},
  removed: null,
  failure: null,
  turn: 0,
};

/** SPEC 4: locked while a removal is pending or running. */
export function isLocked({ change }: Pick<CartState, 'change'>): boolean {
  return change.kind === 'removal-pending' || change.kind === 'removing';
}

/** True while an answer is awaited that will bring the whole cart. */
export function isUnderWay({ change }: Pick<CartState, 'change'>): boolean {
  return change.kind !== 'none' && change.kind !== 'removal-pending';
}

/** Nothing pending, nothing under way, nothing wished. */
export function isAtRest({ change, wishes }: Pick<CartState, 'change' | 'wishes'>): boolean {
  return change.kind === 'none' && Object.keys(wishes).length === 0;
}

/** An event that the present state does not allow changes nothing. */
export function transition(state: CartState, event: CartEvent): CartState {
  const { cart, change, turn, wishes } = state;
  switch (event.type) {
    case 'nothing-to-read':
      return { ...state, reading: 'done' };
    case 'read-started':
      return isUnderWay(state) ? state : { ...state, reading: 'reading', turn: turn + 1 };
    case 'add-started': {
      const { addition } = event;
      if (change.kind !== 'none') return state;
      return begin(state, { kind: 'adding', addition, before: cart && piecesOf(addition, cart) });
    }
    case 'amount-wished':
      return isLocked(state) ? state : { ...state, wishes: withWish(state, event.wish) };
    case 'amount-started':
      return change.kind === 'none' ? begin(state, { kind: 'recounting', wish: event.wish }) : state;
    case 'merge-started':
      return isUnderWay(state) ? state : begin({ ...state, wishes: {} }, { kind: 'merging' });
    case 'removal-requested': {
      if (change.kind !== 'none') return state;
      const { removal } = event;
      const others = without(wishes, removal.target.hash);
      return { ...state, change: { kind: 'removal-pending', removal }, wishes: others, removed: null, failure: null };
    }
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

/** Back at what the server has, nothing is wished any more, unless another amount is on its way. */
function withWish({ cart, change, wishes }: CartState, wish: AmountWish): AmountWishes {
  const { hash } = wish.target;
  if (!cart || linesOf(cart, wish.target).length === 0) return wishes;
  const isOnItsWay = change.kind === 'recounting' && change.wish.target.hash === hash;
  return isCounted(cart, wish) && !isOnItsWay ? without(wishes, hash) : { ...wishes, [hash]: wish };
}

function answered(state: CartState, cart: Cart): CartState {
  const { change, failure } = state;
  const next: CartState = { ...state, cart, reading: 'done', wishes: stillWished(state, cart) };
  if (isUnderWay(state)) return { ...next, change: none, removed: removedAfter(state.removed, change), failure: null };
  // A removal that is only pending survives a read, unless another tab was faster.
  const isMoot = change.kind === 'removal-pending' && isCarriedOut(change, cart);
  const rest: CartState = { ...next, change: isMoot ? none : change };
  if (failure === null || failure.of.kind === 'reading') return { ...rest, failure: null };
  return isCarriedOut(failure.of, cart)
    ? { ...rest, failure: null, removed: removedAfter(rest.removed, failure.of) }
    : rest;
}

function failed(state: CartState, error: ApiError): CartState {
  const { change, wishes } = state;
  if (!isUnderWay(state)) {
    // What the shopper did and could not be done says more than that the cart could not be read after it.
    return { ...state, reading: 'failed', failure: state.failure ?? { of: { kind: 'reading' }, error } };
  }
  // Back to what is confirmed.
  const others = change.kind === 'recounting' ? without(wishes, change.wish.target.hash) : wishes;
  // The answer to a read that was overtaken will not count.
  const reading = state.reading === 'reading' ? (state.cart ? 'done' : 'failed') : state.reading;
  return { ...state, reading, change: none, wishes: others, failure: { of: change, error } };
}

/** Wishes for what is gone, and those that came true, are over. */
function stillWished({ change, wishes }: CartState, cart: Cart): AmountWishes {
  const sent = change.kind === 'recounting' ? change.wish : null;
  const open = Object.entries(wishes).filter(
    ([, wish]) => wish !== sent && linesOf(cart, wish.target).length > 0 && !isCounted(cart, wish),
  );
  return Object.fromEntries(open);
}

/** Nobody can act on the others from another page; these two still stand between the shopper and the cart. */
function lasting(failure: CartFailure | null): CartFailure | null {
  return failure?.of.kind === 'reading' || failure?.of.kind === 'merging' ? failure : null;
}

/** A carried out removal can be added again; a removed line that was added again needs no offer. */
function removedAfter(removed: Removal | null, change: CartChange): Removal | null {
  if (change.kind === 'removing') return change.removal;
  if (change.kind !== 'adding') return removed;
  const keys = additionLineKeys(change.addition);
  return removed?.products.some((product) => keys.includes(lineKeyOf(product))) ? null : removed;
}
