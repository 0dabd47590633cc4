import type { ApiError } from 'shared-contracts/api';

/**
 * The common state of the state machines of cart and wishlist: each holds a list that the server confirms with every response. `Change` is
 * the type of its changes.
 */
export type ListState<Change> = {
  readonly reading: 'not-started' | 'reading' | 'done' | 'failed';
  readonly failure: ListFailure<Change> | null;
  /** Counts the requests. A response to an earlier request is late and changes nothing. */
  readonly requestNumber: number;
};

export type ListOperation<Change> = Change | { readonly kind: 'reading' };

/** What failed, so that it can be retried. */
export type ListFailure<Change> = { readonly operation: ListOperation<Change>; readonly error: ApiError };

export type ListEvent<T> =
  | { type: 'read-started' }
  /** There is nothing to read: the guest has no request id. */
  | { type: 'read-skipped' }
  | { type: 'confirmed'; requestNumber: number; data: T }
  | { type: 'failed'; requestNumber: number; error: ApiError }
  /** The shopper has navigated to another page: offers and failures of the last page end. */
  | { type: 'page-changed' }
  /** After logout, or when another tab has changed the shopper. */
  | { type: 'cleared' };

/** Failures to read and to merge stay, because a part of the list may be missing. The shopper cannot act on others from another page. */
export function failureOnNextPage<F extends { readonly operation: { readonly kind: string } }>(
  failure: F | null,
): F | null {
  const kind = failure?.operation.kind;
  return kind === 'reading' || kind === 'merging' ? failure : null;
}
