import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/test-shop.ts';
import { guestIdRecord, uuidToMerge } from './merge-uuid.ts';

describe('the id to merge', () => {
  it.each([
    { stored: 'g-1', requestId: 'u-2', merged: 'g-1' },
    { stored: 'g-1', requestId: null, merged: 'g-1' },
    { stored: 'g-1', requestId: 'g-1', merged: null },
    { stored: 'u-2', requestId: 'u-2', merged: null },
    { stored: null, requestId: 'u-2', merged: null },
  ])('is $merged where $stored is stored and the request id is $requestId', ({ stored, requestId, merged }) => {
    const guestId = guestIdRecord('cart', memoryStorage());
    if (stored !== null) guestId.write(stored);
    expect(uuidToMerge(guestId, requestId)).toBe(merged);
  });
});

describe('the record of the id', () => {
  it('has version 1, and one key for each list', () => {
    const storage = memoryStorage();
    guestIdRecord('cart', storage).write('g-1');
    guestIdRecord('wishlist', storage).write('g-2');
    expect(storage.getItem('bergauf.cart-merge')).toBe('{"version":1,"value":"g-1"}');
    expect(storage.getItem('bergauf.wishlist-merge')).toBe('{"version":1,"value":"g-2"}');
  });

  it.each([
    ['of version 0', '{"version":0,"value":"g-1"}'],
    ['of version 2', '{"version":2,"value":"g-1"}'],
    ['with an empty id', '{"version":1,"value":""}'],
    ['with another form', '{"version":1,"value":{"uuid":"g-1"}}'],
  ])('%s is discarded', (_, text) => {
    const storage = memoryStorage();
    storage.setItem('bergauf.cart-merge', text);
    expect(guestIdRecord('cart', storage).read()).toBeNull();
  });
});
