import type { ApiError } from 'shared-contracts/api';
import type { Cart } from 'shared-contracts/entities';
import { failureOnNextPage, type ListEvent, type ListState } from '../../server-list/list-state.ts';
import { type AddToCartRequest, additionLineKeys, lineKeyOf, piecesOf } from './add-to-cart-request.ts';
import { type CartChange, isApplied } from './cart-change.ts';
import { linesOf, type Removal } from './line-target.ts';
import { hasQuantity, type PendingQuantities, type PendingQuantity, without } from './pending-quantities.ts';

/**
 * The cart of SPEC 4 as a state machine. One change runs at a time:
 *
 * | change              | what happens                                       | leaves by                              |
 * |---------------------|----------------------------------------------------|----------------------------------------|
 * | `none`              | no change is pending or in flight                  | every `…-started`, `removal-requested` |
 * | `removal-pending`   | a line is greyed out for the delay; locked         | `removal-cancelled`, `removal-started` |
 * | `removing`          | the removal is in flight; locked                   | `confirmed`, `failed`                  |
 * | `adding`            | an addition is in flight                           | `confirmed`, `failed`                  |
 * | `changing-quantity` | a quantity is in flight                            | `confirmed`, `failed`                  |
 * | `merging`           | the merge of a guest's cart is in flight           | `confirmed`, `failed`                  |
 *
 * `cleared` leaves all of them. A quantity may be chosen at any time except while the cart is locked; quantities are sent one after the
 * other, and only the last one of a line is sent.
 */
export type CartState = ListState<CartChange> & {
  /** What the server confirmed last; null before the first response. */
  readonly cart: Cart | null;
  readonly change: CartChange;
  /** Quantities that are shown but not confirmed. */
  readonly pendingQuantities: PendingQuantities;
  /** The remaining lines of the last confirmed removal, which can be added again. */
  readonly removed: Removal | null;
};

export type CartEvent =
  | ListEvent<Cart>
  | { type: 'add-started'; addition: AddToCartRequest }
  | { type: 'quantity-chosen'; quantity: PendingQuantity }
  | { type: 'quantity-change-started'; quantity: PendingQuantity }
  | { type: 'removal-requested'; removal: Removal }
  | { type: 'removal-cancelled' }
  | { type: 'removal-started' }
  | { type: 'merge-started' };

const none: CartChange = { kind: 'none' };

export const initialCart: CartState = {
  cart: null,
  reading: 'not-started',
  change: none,
  pendingQuantities: {},
  removed: null,
  failure: null,
  requestNumber: 0,
};

/** SPEC 4: locked while a removal is pending or in flight. */
export function isLocked({ change }: Pick<CartState, 'change'>): boolean {
  return change.kind === 'removal-pending' || change.kind === 'removing';
}

/** True while a change is in flight whose response will contain the whole cart. */
export function isChangeInFlight({ change }: Pick<CartState, 'change'>): boolean {
  return change.kind !== 'none' && change.kind !== 'removal-pending';
}

/** No change is pending or in flight, and no quantity is pending. */
export function isSettled({ change, pendingQuantities }: Pick<CartState, 'change' | 'pendingQuantities'>): boolean {
  return change.kind === 'none' && Object.keys(pendingQuantities).length === 0;
}

/** Pieces in the cart as the server counts them. */
export function cartCount({ cart }: Pick<CartState, 'cart'>): number {
  return cart?.total.amount ?? 0;
}

/** An event that the current state does not allow changes nothing. */
export function transition(state: CartState, event: CartEvent): CartState {
  const { cart, change, requestNumber, pendingQuantities } = state;
  switch (event.type) {
    case 'read-skipped':
      return { ...state, reading: 'done' };
    case 'read-started':
      return isChangeInFlight(state) ? state : { ...state, reading: 'reading', requestNumber: requestNumber + 1 };
    case 'add-started': {
      const { addition } = event;
      if (change.kind !== 'none') return state;
      return startChange(state, { kind: 'adding', addition, before: cart && piecesOf(addition, cart) });
    }
    case 'quantity-chosen':
      return isLocked(state) ? state : { ...state, pendingQuantities: withPending(state, event.quantity) };
    case 'quantity-change-started': {
      const { quantity } = event;
      if (change.kind !== 'none') return state;
      return startChange(state, { kind: 'changing-quantity', quantity }, failureOfOther(state, quantity));
    }
    case 'merge-started':
      return isChangeInFlight(state) ? state : startChange({ ...state, pendingQuantities: {} }, { kind: 'merging' });
    case 'removal-requested': {
      if (change.kind !== 'none') return state;
      const { removal } = event;
      const others = without(pendingQuantities, removal.target.hash);
      const pending: CartChange = { kind: 'removal-pending', removal };
      return { ...state, change: pending, pendingQuantities: others, removed: null, failure: null };
    }
    case 'removal-cancelled':
      return change.kind === 'removal-pending' ? { ...state, change: none } : state;
    case 'removal-started':
      return change.kind === 'removal-pending'
        ? startChange(state, { kind: 'removing', removal: change.removal })
        : state;
    case 'confirmed':
      return event.requestNumber === requestNumber ? confirmed(state, event.data) : state;
    case 'failed':
      return event.requestNumber === requestNumber ? failed(state, event.error) : state;
    case 'page-changed':
      return { ...state, removed: null, failure: failureOnNextPage(state.failure) };
    case 'cleared':
      return { ...initialCart, reading: 'done', requestNumber: requestNumber + 1 };
  }
}

function startChange(state: CartState, change: CartChange, failure: CartState['failure'] = null): CartState {
  return { ...state, change, failure, requestNumber: state.requestNumber + 1 };
}

/** A refused quantity is still shown while the quantities of other lines, which had to wait for it, are sent. */
function failureOfOther({ failure }: CartState, { target }: PendingQuantity): CartState['failure'] {
  const operation = failure?.operation;
  return operation?.kind === 'changing-quantity' && operation.quantity.target.hash !== target.hash ? failure : null;
}

function confirmed(state: CartState, cart: Cart): CartState {
  const { change, failure } = state;
  const removed = removedAfter(state.removed, change);
  // The failed request was executed; only its response was lost.
  const isLate = failure !== null && isApplied(failure.operation, cart);
  return {
    ...state,
    cart,
    reading: 'done',
    pendingQuantities: stillPending(state, cart),
    // A pending removal survives a read, unless another tab has removed the line.
    change: isChangeInFlight(state) || isApplied(change, cart) ? none : change,
    failure: isLate ? null : failure,
    removed: isLate ? removedAfter(removed, failure.operation) : removed,
  };
}

function failed(state: CartState, error: ApiError): CartState {
  const { cart, change, failure, pendingQuantities, reading } = state;
  if (!isChangeInFlight(state)) {
    // The failure of a change tells the shopper more than the failure of the read after it.
    return { ...state, reading: 'failed', failure: failure ?? { operation: { kind: 'reading' }, error } };
  }
  const isQuantity = change.kind === 'changing-quantity';
  return {
    ...state,
    // The change has overtaken the read, whose response will be ignored.
    reading: reading === 'reading' ? (cart ? 'done' : 'failed') : reading,
    change: none,
    // Returns to the confirmed quantity.
    pendingQuantities: isQuantity ? without(pendingQuantities, change.quantity.target.hash) : pendingQuantities,
    failure: { operation: change, error },
  };
}

/** A quantity that the server has already confirmed is not pending, unless another one of the same line is in flight. */
function withPending({ cart, change, pendingQuantities }: CartState, quantity: PendingQuantity): PendingQuantities {
  const { hash } = quantity.target;
  if (!cart || linesOf(cart, quantity.target).length === 0) return pendingQuantities;
  const isInFlight = change.kind === 'changing-quantity' && change.quantity.target.hash === hash;
  return hasQuantity(cart, quantity) && !isInFlight
    ? without(pendingQuantities, hash)
    : { ...pendingQuantities, [hash]: quantity };
}

/** Quantities of removed lines, and confirmed ones, are no longer pending. */
function stillPending({ change, pendingQuantities }: CartState, cart: Cart): PendingQuantities {
  const sent = change.kind === 'changing-quantity' ? change.quantity : null;
  const open = Object.entries(pendingQuantities).filter(
    ([, quantity]) => quantity !== sent && linesOf(cart, quantity.target).length > 0 && !hasQuantity(cart, quantity),
  );
  return Object.fromEntries(open);
}

/** Lines of a confirmed removal can be added again until they are added; those of a set are added one after the other. */
function removedAfter(removed: Removal | null, operation: { kind: 'reading' } | CartChange): Removal | null {
  if (operation.kind === 'removing') return operation.removal;
  if (operation.kind !== 'adding') return removed;
  const keys = additionLineKeys(operation.addition);
  const rest = removed?.products.filter((product) => !keys.includes(lineKeyOf(product))) ?? [];
  return removed && rest.length > 0 ? { ...removed, products: rest } : null;
}
