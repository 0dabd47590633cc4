import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptOrder } from './kept-order.ts';

const items = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  items.clear();
  vi.unstubAllGlobals();
});

const order = {
  rows: [{ id: 1, option: 7, amount: '1', name: 'Lena', number: '7' }],
  isPrinted: true,
  crest: false,
};

it('keeps the orders of several products apart', () => {
  const [shirt, shorts] = [keptOrder('fc-salzachau/1', null), keptOrder('fc-salzachau/2', null)];
  shirt.write(order);
  shorts.write({ ...order, crest: true });
  expect([shirt.read(), shorts.read()]).toEqual([order, { ...order, crest: true }]);
  shirt.clear();
  expect([shirt.read(), shorts.read()?.crest]).toEqual([null, true]);
});

it('belongs to its customer only; a guest’s is restored after a login', () => {
  const of = (owner: string | null) => keptOrder('fc-salzachau/1', owner);
  of('anna').write(order);
  expect([of('anna').read(), of('toni').read(), of(null).read()]).toEqual([order, null, null]);
  of(null).write(order);
  expect(of('anna').read()).toEqual(order);
});

it('is empty if the stored value is no order', () => {
  for (const value of [null, 'x', { 'fc-salzachau/1': { rows: [{ id: '1' }] } }]) {
    items.set('bergauf.team-order', JSON.stringify({ version: 1, value }));
    expect(keptOrder('fc-salzachau/1', null).read()).toBeNull();
  }
});
