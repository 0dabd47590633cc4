import type { ApiError } from 'shared-contracts/api';
import type { ProductTile, Wishlist } from 'shared-contracts/entities';
import {
  failureOnNextPage,
  type ListEvent,
  type ListFailure,
  type ListOperation,
  type ListState,
} from '../../server-list/list-state.ts';

/**
 * The wishlist of SPEC 4 as a state machine. One change runs at a time:
 *
 * | change               | what happens                                           | leaves by             |
 * |----------------------|--------------------------------------------------------|-----------------------|
 * | null                 | no change is in flight                                 | `change-started`      |
 * | `adding`, `removing` | the change of one product is in flight; locked         | `confirmed`, `failed` |
 * | `merging`            | the merge of a guest's list is in flight; locked       | `confirmed`, `failed` |
 *
 * `cleared` leaves all of them.
 */
export type WishlistState = ListState<WishlistChange> & {
  /** What the server confirmed last, newest first; null before the first response. */
  readonly products: readonly ProductTile[] | null;
  readonly change: WishlistChange | null;
  /** The product that was removed last: it can be added again. */
  readonly removed: ProductTile | null;
};

/** A product to be listed. `team`: the team in whose shop it was found; only in the team shop. */
export type WishlistItem = { readonly productId: number; readonly team?: string | null };

export type WishlistChange =
  | ({ readonly kind: 'adding' } & WishlistItem)
  | { readonly kind: 'removing'; readonly productId: number }
  | { readonly kind: 'merging' };

export type WishlistEvent = ListEvent<Wishlist> | { type: 'change-started'; change: WishlistChange };

export const initialWishlist: WishlistState = {
  products: null,
  reading: 'not-started',
  change: null,
  removed: null,
  failure: null,
  requestNumber: 0,
};

/** What the heart shows: the change in flight, else what the server confirmed. */
export function isOptimisticallyListed({ products, change }: WishlistState, productId: number): boolean {
  if (change && change.kind !== 'merging' && change.productId === productId) return change.kind === 'adding';
  return isListed({ products }, productId);
}

/** Lookup by product id (SPEC 3) in what the server confirmed. */
export function isListed({ products }: Pick<WishlistState, 'products'>, productId: number): boolean {
  return products?.some((product) => product.id === productId) ?? false;
}

export function wishlistCount({ products }: Pick<WishlistState, 'products'>): number {
  return products?.length ?? 0;
}

/**
 * Whether the list shows that the server has executed an operation: then an operation whose response was lost has succeeded. Only its own
 * response can confirm a merge.
 */
export function isApplied(operation: ListOperation<WishlistChange>, list: Pick<WishlistState, 'products'>): boolean {
  if (operation.kind === 'reading') return true;
  return operation.kind !== 'merging' && isListed(list, operation.productId) === (operation.kind === 'adding');
}

/** An event that the current state does not allow changes nothing. */
export function transition(state: WishlistState, event: WishlistEvent): WishlistState {
  const requestNumber = state.requestNumber + 1;
  switch (event.type) {
    case 'read-skipped':
      return { ...state, reading: 'done' };
    case 'read-started':
      return state.change ? state : { ...state, reading: 'reading', requestNumber };
    case 'change-started':
      return state.change ? state : { ...state, change: event.change, failure: null, requestNumber };
    case 'confirmed':
      return isAwaited(state, event.requestNumber) ? confirmed(state, event.data) : state;
    case 'failed':
      return isAwaited(state, event.requestNumber) ? failed(state, event.error) : state;
    case 'page-changed':
      return { ...state, removed: null, failure: failureOnNextPage(state.failure) };
    case 'cleared':
      return { ...initialWishlist, reading: 'done', requestNumber };
  }
}

/** Only the first response to the last request counts. */
function isAwaited({ requestNumber, change, reading }: WishlistState, responseTo: number): boolean {
  return responseTo === requestNumber && (change !== null || reading === 'reading');
}

function confirmed(state: WishlistState, list: Wishlist): WishlistState {
  const { failure } = state;
  return {
    ...state,
    products: list.products,
    reading: 'done',
    change: null,
    removed: removedAfter(state, list),
    failure: failure && isApplied(failure.operation, list) ? null : failure,
  };
}

function failed(state: WishlistState, error: ApiError): WishlistState {
  const { change, products, failure } = state;
  // The failure of a change tells the shopper more than the failure of the read after it.
  const next: ListFailure<WishlistChange> = change
    ? { operation: change, error }
    : (failure ?? { operation: { kind: 'reading' }, error });
  return { ...state, reading: products ? 'done' : 'failed', change: null, failure: next };
}

/** A removal also counts if its response was lost and a read shows that it was executed. */
function removedAfter({ change, products, removed, failure }: WishlistState, list: Wishlist): ProductTile | null {
  const operation = change ?? failure?.operation;
  if (operation?.kind === 'removing' && isApplied(operation, list)) {
    return products?.find(({ id }) => id === operation.productId) ?? null;
  }
  return change || (removed && isListed(list, removed.id)) ? null : removed;
}
