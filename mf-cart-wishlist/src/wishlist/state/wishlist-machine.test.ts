import { describe, expect, it } from 'vitest';
import { aNetworkError } from '../../testing/cart-fixtures.ts';
import { aTile } from '../../testing/tile-fixtures.ts';
import {
  initialWishlist,
  isListed,
  isOptimisticallyListed,
  transition,
  type WishlistEvent,
  type WishlistState,
} from './wishlist-machine.ts';

const list = (...ids: number[]) => ({ products: ids.map(aTile), uuid: 'g-1' });
const run = (...events: WishlistEvent[]): WishlistState => events.reduce(transition, initialWishlist);
const read: WishlistEvent[] = [{ type: 'read-started' }, { type: 'confirmed', requestNumber: 1, data: list(1, 2) }];
const add = (productId: number): WishlistEvent => ({ type: 'change-started', change: { kind: 'adding', productId } });
const remove = (productId: number): WishlistEvent => ({
  type: 'change-started',
  change: { kind: 'removing', productId },
});

describe('the state machine of the wishlist', () => {
  it('shows an added product at once, and removes it after a failure', () => {
    const adding = run(...read, add(3));
    expect([isOptimisticallyListed(adding, 3), isListed(adding, 3)]).toEqual([true, false]);
    const failed = transition(adding, { type: 'failed', requestNumber: 2, error: aNetworkError() });
    expect(isOptimisticallyListed(failed, 3)).toBe(false);
    expect(failed.failure?.operation.kind).toBe('adding');
  });

  it('refuses a second change and a read while one is in flight', () => {
    const adding = run(...read, add(3));
    expect(transition(adding, remove(1))).toBe(adding);
    expect(transition(adding, { type: 'read-started' })).toBe(adding);
  });

  it('ignores the response to an earlier request', () => {
    const state = run(...read, { type: 'read-started' }, remove(1));
    expect(transition(state, { type: 'confirmed', requestNumber: 2, data: list(1, 2) })).toBe(state);
  });

  it('keeps the removed product until the next change or page', () => {
    const removed = run(...read, remove(1), { type: 'confirmed', requestNumber: 2, data: list(2) });
    expect(removed.removed?.id).toBe(1);
    expect(transition(removed, { type: 'page-changed' }).removed).toBeNull();
    const back = [add(1), { type: 'confirmed', requestNumber: 3, data: list(1, 2) } as const].reduce(
      transition,
      removed,
    );
    expect(back.removed).toBeNull();
  });

  it('ignores late responses after it was cleared', () => {
    const cleared = run(...read, add(3), { type: 'cleared' });
    expect(transition(cleared, { type: 'confirmed', requestNumber: 2, data: list(1) })).toMatchObject({
      products: null,
    });
  });
});
