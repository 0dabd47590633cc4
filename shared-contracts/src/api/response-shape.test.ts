import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasShape, isTile } from './response-shape.ts';

type Order = {
  id: number;
  lines: string[];
  parcels: { code: string }[];
  total: { cents: number };
  note: string | null;
  options: object;
};

const isOrder = hasShape<Order>({
  id: 'integer',
  lines: 'array',
  parcels: [{ code: 'string' }],
  total: { cents: 'number' },
  options: 'object',
});
const order = { id: 7, lines: [], parcels: [{ code: 'A1' }], total: { cents: 995 }, options: {} };

it('accepts a value that has every field of the shape, and more', () => {
  expect(isOrder(order)).toBe(true);
  expect(isOrder({ ...order, note: null, more: 1 })).toBe(true);
});

it.each([
  ['a field is missing', { ...order, id: undefined }],
  ['a number is no integer', { ...order, id: 7.5 }],
  ['an object stands for a list', { ...order, lines: {} }],
  ['an element of a list lacks a field', { ...order, parcels: [{ code: 'A1' }, {}] }],
  ['a nested field is missing', { ...order, total: {} }],
  ['a nested object is null', { ...order, total: null }],
  ['an object is null', { ...order, options: null }],
])('refuses a value when %s', (_, value) => {
  expect(isOrder(value)).toBe(false);
});

it('refuses anything that is not the entity, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([isOrder(value), isTile(value)]).toEqual([false, false]);
    }),
  );
});

it('refuses a tile without a price', () => {
  const picture = { url: '/a.svg' };
  const tile = {
    id: 1,
    url: '/p/ski/',
    picture,
    pictureBack: picture,
    prices: { cents: { vk: 100 } },
    colours: [],
    sizes: [],
  };
  expect(isTile(tile)).toBe(true);
  expect(isTile({ ...tile, prices: {} })).toBe(false);
});
