import fc from 'fast-check';
import type { Order, OrderCounts } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import {
  type OrdersRequest,
  orderStates,
  ordersAddress,
  ordersPageOf,
  ordersPerPage,
  pageNumbers,
  readOrdersRequest,
} from './orders-page-of.ts';

const state = fc.constantFrom(...orderStates);
const orders = fc.array(
  fc.record({ uuid: fc.uuid(), state }).map((order) => order as Order),
  { maxLength: 40 },
);
const request: fc.Arbitrary<OrdersRequest> = fc.record({
  page: fc.integer({ min: 1, max: 9999 }),
  state: fc.option(state),
});

function countsOf(all: readonly Order[]): OrderCounts {
  const states = orderStates.map((it) => [it, all.filter((order) => order.state === it).length]);
  return { total: all.length, states: Object.fromEntries(states) };
}

describe('the address of the list of orders', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { searchParams } = new URL(ordersAddress('/my-account/orders/', asked), 'https://shop.invalid');
        expect(readOrdersRequest(searchParams)).toEqual(asked);
      }),
    );
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e3', 'page=99999', 'state=lost', 'state=', ''])(
    'with %s is the first page of every state',
    (query) => {
      expect(readOrdersRequest(new URLSearchParams(query))).toEqual({ page: 1, state: null });
    },
  );
});

it.each([
  [1, 1, '1'],
  [1, 20, '1 2 3 … 20'],
  [4, 20, '1 2 3 4 5 6 … 20'],
  [5, 20, '1 2 3 4 5 6 7 … 20'],
  [6, 20, '1 … 4 5 6 7 8 … 20'],
  [20, 20, '1 … 18 19 20'],
  [9999, 20, '1 … 20'],
])('page %i of %i links the pages %s', (page, pages, expected) => {
  expect(
    pageNumbers(page, pages)
      .map((it) => it ?? '…')
      .join(' '),
  ).toBe(expected);
});

describe('a page of orders', () => {
  it('is the same with an API that paginates and with one that responds with all orders', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 6 }), fc.option(state), (all, page, wanted) => {
        const asked = { page, state: wanted };
        const matching = all.filter((order) => wanted === null || order.state === wanted);
        const cut = matching.slice((page - 1) * ordersPerPage, page * ordersPerPage);
        expect(ordersPageOf(cut, countsOf(all), asked)).toEqual(ordersPageOf(all, null, asked));
      }),
    );
  });

  it('lists the states that occur, in the sequence of an order’s life', () => {
    const all = ['cancelled', 'shipped', 'shipped'].map((it) => ({ uuid: it, state: it }) as Order);
    expect(ordersPageOf(all, null, { page: 1, state: null }).states).toEqual([
      { state: 'shipped', count: 2 },
      { state: 'cancelled', count: 1 },
    ]);
  });

  it('has at least one page', () => {
    expect(ordersPageOf([], null, { page: 1, state: 'ready' })).toMatchObject({ pages: 1, orders: [], total: 0 });
  });
});
