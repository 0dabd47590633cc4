import type { AppContext } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptOrder } from './kept-order.ts';
import { teamAddition } from './team-addition.ts';

const items = new Map<string, string>();
let bus: AppContext['bus'];
let addition: ReturnType<typeof teamAddition.of>;

const order = {
  rows: [{ id: 1, option: 7, amount: '11', name: '', number: '' }],
  isPrinted: false,
  crest: false,
};
let shirt: ReturnType<typeof keptOrder>;
let shorts: ReturnType<typeof keptOrder>;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  bus = createBus();
  // The store reads the bus only.
  addition = teamAddition.of({ bus } as unknown as AppContext);
  [shirt, shorts] = [keptOrder('fc-salzachau/1', null), keptOrder('fc-salzachau/2', null)];
  for (const kept of [shirt, shorts]) kept.write(order);
});
afterEach(() => {
  items.clear();
  vi.unstubAllGlobals();
});

it('deletes the order that is in the cart, and no other', () => {
  bus.emit('items-added', { additionId: 'fc-salzachau/1', pieces: 11 });
  expect(addition.getState().last).toEqual({ variant: 'fc-salzachau/1', pieces: 11 });
  expect([shirt.read(), shorts.read()]).toEqual([null, order]);
});

it('keeps an order whatever else changes the cart', () => {
  bus.emit('cart-changed', { count: 11 });
  bus.emit('flyout-requested', { name: 'cart', closeAfterMs: 6000 });
  expect(addition.getState().last).toBeNull();
  expect(shirt.read()).toEqual(order);
});
