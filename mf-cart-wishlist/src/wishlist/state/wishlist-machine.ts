import type { ApiError } from 'shared-contracts/api';
import type { ProductTile, Wishlist } from 'shared-contracts/entities';

/**
 * The wishlist of SPEC 4 as a machine. One change runs at a time:
 *
 * | change               | what happens                                    | leaves by            |
 * |----------------------|-------------------------------------------------|----------------------|
 * | null                 | the list rests, or is read                      | `change-started`     |
 * | `adding`, `removing` | one product is on its way; locked               | `answered`, `failed` |
 * | `merging`            | a guest's list is joining the account's; locked | `answered`, `failed` |
 *
 * `cleared` (logout) leaves all of them.
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

/** A product to be listed. `team` is where it was found; only in the team shop. */
export type Wish = { readonly productId: number; readonly team?: string | null };

export type WishlistChange =
  | ({ readonly kind: 'adding' } & Wish)
  | { readonly kind: 'removing'; readonly productId: number }
  | { readonly kind: 'merging' };

/** What failed, so that it can be tried again. */
export type WishlistFailure = { readonly of: WishlistChange | { readonly kind: 'reading' }; readonly error: ApiError };

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
      if (!isAwaited(state, event.turn)) return state;
      return {
        ...state,
        products: event.list.products,
        reading: 'done',
        change: null,
        removed: removedBy(state, event.list),
        failure: isOver(state.failure, event.list) ? null : state.failure,
      };
    case 'failed':
      if (!isAwaited(state, event.turn)) return state;
      return {
        ...state,
        reading: state.products ? 'done' : 'failed',
        change: null,
        failure: failureOf(state, event.error),
      };
    case 'moved-on':
      return { ...state, removed: null, failure: lasting(state.failure) };
    case 'cleared':
      return { ...initialWishlist, reading: 'done', turn };
  }
}

/** An answer counts once, and only that of the last question. */
function isAwaited({ turn, change, reading }: WishlistState, answered: number): boolean {
  return answered === turn && (change !== null || reading === 'reading');
}

/** A read after a failed change is there to find the truth; when it fails as well, the change is still what is told. */
function failureOf({ change, failure }: WishlistState, error: ApiError): WishlistFailure {
  if (change) return { of: change, error };
  return failure ?? { of: { kind: 'reading' }, error };
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
  return failure?.of.kind === 'reading' || failure?.of.kind === 'merging' ? failure : null;
}

/** Nothing is to be complained of or tried again that the server has done, although its answer was lost. */
function isOver(failure: WishlistFailure | null, list: Wishlist): boolean {
  if (!failure || failure.of.kind === 'merging') return false;
  return failure.of.kind === 'reading' || isCarriedOut(failure.of, list);
}

/** Whether the list shows that a change was made; of a merge only its own answer can tell. */
export function isCarriedOut(change: WishlistChange, list: Pick<WishlistState, 'products'>): boolean {
  return change.kind !== 'merging' && isListed(list, change.productId) === (change.kind === 'adding');
}

/** Also when the answer to the removal was lost and a read shows that it was carried out. */
function removedBy({ change, products, removed, failure }: WishlistState, list: Wishlist): ProductTile | null {
  const done = change ?? (failure?.of.kind === 'removing' ? failure.of : null);
  if (done?.kind === 'removing' && isCarriedOut(done, list)) {
    return products?.find(({ id }) => id === done.productId) ?? null;
  }
  return change || (removed && isListed(list, removed.id)) ? null : removed;
}
