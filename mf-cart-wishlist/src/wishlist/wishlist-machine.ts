import type { ApiError } from 'shared-contracts/api';
import type { ProductTile, Wishlist } from 'shared-contracts/entities';

/**
 * The wishlist of SPEC 4 as a machine: `change` is null while it rests, and locked while a change is in flight.
 * `cleared` (logout) ends everything.
 */
export type WishlistState = {
  /** What the server confirmed last, newest first; null when it never did. */
  readonly products: readonly ProductTile[] | null;
  readonly reading: 'not-asked' | 'reading' | 'done' | 'failed';
  readonly change: WishlistChange | null;
  /** The product that was taken off last: it can be put back. */
  readonly removed: ProductTile | null;
  readonly failure: WishlistFailure | null;
  /** Counts what was asked. An answer to an older turn is late and changes nothing. */
  readonly turn: number;
};

export type WishlistChange =
  | { readonly kind: 'adding' | 'removing'; readonly productId: number }
  | { readonly kind: 'merging' };

export type WishlistFailure = { readonly during: 'reading' | WishlistChange['kind']; readonly error: ApiError };

export type WishlistEvent =
  | { type: 'nothing-to-read' }
  | { type: 'read-started' }
  | { type: 'change-started'; change: WishlistChange }
  | { type: 'answered'; turn: number; list: Wishlist }
  | { type: 'failed'; turn: number; error: ApiError }
  /** The shopper went on to another page: what was offered on the last one is over. */
  | { type: 'moved-on' }
  | { type: 'cleared' };

export const initialWishlist: WishlistState = {
  products: null,
  reading: 'not-asked',
  change: null,
  removed: null,
  failure: null,
  turn: 0,
};

/** An event that the present state does not allow changes nothing. */
export function transition(state: WishlistState, event: WishlistEvent): WishlistState {
  const turn = state.turn + 1;
  switch (event.type) {
    case 'nothing-to-read':
      return { ...state, reading: 'done' };
    case 'read-started':
      return state.change ? state : { ...state, reading: 'reading', turn };
    case 'change-started':
      return state.change ? state : { ...state, change: event.change, failure: null, turn };
    case 'answered':
      if (event.turn !== state.turn) return state;
      return {
        ...state,
        products: event.list.products,
        reading: 'done',
        change: null,
        removed: removedBy(state),
        failure: null,
      };
    case 'failed':
      if (event.turn !== state.turn) return state;
      return {
        ...state,
        reading: state.change ? state.reading : 'failed',
        change: null,
        failure: { during: state.change?.kind ?? 'reading', error: event.error },
      };
    case 'moved-on':
      return { ...state, removed: null, failure: lasting(state.failure) };
    case 'cleared':
      return { ...initialWishlist, reading: 'done', turn };
  }
}

/** What the heart shows: the wish that is on its way, else what the server confirmed. */
export function isWished({ products, change }: WishlistState, productId: number): boolean {
  if (change && change.kind !== 'merging' && change.productId === productId) return change.kind === 'adding';
  return isListed({ products }, productId);
}

/** Lookup by product id (SPEC 3) in what the server confirmed. */
export function isListed({ products }: Pick<WishlistState, 'products'>, productId: number): boolean {
  return products?.some((product) => product.id === productId) ?? false;
}

export function wishCount({ products }: Pick<WishlistState, 'products'>): number {
  return products?.length ?? 0;
}

/** Nobody can act on the others from another page; these two still stand between the shopper and the list. */
function lasting(failure: WishlistFailure | null): WishlistFailure | null {
  return failure?.during === 'reading' || failure?.during === 'merging' ? failure : null;
}

function removedBy({ change, products, removed }: WishlistState): ProductTile | null {
  if (change?.kind === 'removing') return products?.find(({ id }) => id === change.productId) ?? null;
  return change ? null : removed;
}
