import type { Order, OrderCounts, OrderState } from 'shared-contracts/entities';

/** In the sequence of an order's life. */
export const orderStates = [
  'received',
  'packed',
  'shipped',
  'ready',
  'delivered',
  'returned',
  'cancelled',
] as const satisfies readonly OrderState[];

export const ordersPerPage = 10;

/** Page and state in the address: `?page=2&state=shipped`. */
export type OrdersRequest = { readonly page: number; readonly state: OrderState | null };

/** Values that do not exist are ignored: the first page, every state. */
export function readOrdersRequest(search: URLSearchParams): OrdersRequest {
  const page = search.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    state: orderStates.find((state) => state === search.get('state')) ?? null,
  };
}

export function ordersAddress(path: string, { page, state }: OrdersRequest): string {
  const query = new URLSearchParams({
    ...(state === null ? {} : { state }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

export type OrdersPage = {
  readonly orders: readonly Order[];
  readonly page: number;
  readonly pages: number;
  /** Number of orders in all states. */
  readonly total: number;
  /** States of the account's orders, with their counts. */
  readonly states: readonly { readonly state: OrderState; readonly count: number }[];
};

/**
 * One page of the list. An API before version 1.4 has no counts and responds with all orders: they are counted, filtered and paginated
 * here.
 */
export function ordersPageOf(
  orders: readonly Order[],
  counts: OrderCounts | null,
  { page, state }: OrdersRequest,
): OrdersPage {
  const countOf = (it: OrderState): number =>
    counts ? counts.states[it] : orders.filter((order) => order.state === it).length;
  const states = orderStates.map((it) => ({ state: it, count: countOf(it) })).filter(({ count }) => count > 0);
  const total = counts?.total ?? orders.length;
  const matching = state === null ? total : countOf(state);
  const pages = Math.max(1, Math.ceil(matching / ordersPerPage));
  const start = (page - 1) * ordersPerPage;
  const shown = counts
    ? orders
    : orders.filter((order) => state === null || order.state === state).slice(start, start + ordersPerPage);
  return { orders: shown, page, pages, total, states };
}

/** Page numbers to link: the first, the last, and two on each side of the current one; null is a gap of two pages or more. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isShown = (it: number): boolean => it === 1 || it === pages || Math.abs(it - page) < 3;
  return all.flatMap((it) => {
    if (isShown(it) || (isShown(it - 1) && isShown(it + 1))) return [it];
    return isShown(it - 1) ? [null] : [];
  });
}
