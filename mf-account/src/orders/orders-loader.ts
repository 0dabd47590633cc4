import { type ApiError, checkResponse, hasShape } from 'shared-contracts/api';
import type { Order, OrderCounts } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { inLanguage, shopOf } from '../layout/in-language.ts';
import { redirectGuest, reportMalformed, sendHome } from '../layout/private-page.ts';
import {
  type OrdersPage,
  type OrdersRequest,
  ordersPageOf,
  ordersPerPage,
  readOrdersRequest,
} from './orders-page-of.ts';

export type OrdersPageData = OrdersPage & { readonly request: OrdersRequest };

const isOrder = hasShape<Order>({
  uuid: 'string',
  number: 'string',
  placedAt: 'string',
  state: 'string',
  total: { formatted: 'string' },
  lines: [{ picture: { url: 'string' } }],
});

export const areOrders = (data: unknown): data is Order[] => Array.isArray(data) && data.every(isOrder);

const areCounts = hasShape<OrderCounts>({ total: 'number', states: 'object' });

/** One page of the account's orders. Without orders the shopper is redirected home (SPEC 8). */
export async function loadOrders(input: LoaderInput): Promise<LoaderResult<OrdersPageData>> {
  const guest = redirectGuest(input);
  if (guest) return guest;
  const { app, request } = input;
  const asked = readOrdersRequest(request.url.searchParams);
  const query = new URLSearchParams({
    page: String(asked.page),
    size: String(ordersPerPage),
    ...(asked.state === null ? {} : { state: asked.state }),
    ...shopOf(app.config),
  });
  const { signal } = request;
  const [list, counted] = await Promise.all([
    app.api.get<unknown>(inLanguage(`/api/v1/user/orders/?${query}`, app), { signal }),
    app.api.get<unknown>(inLanguage(`/api/v1/user/orders/counts/?${new URLSearchParams(shopOf(app.config))}`, app), {
      signal,
    }),
  ]);
  const orders = checkResponse(list, areOrders);
  const counts = checkResponse(counted, areCounts);
  if (!orders.ok) return ordersFailed(input, orders.error);
  // 404: an API before version 1.4. Any other failure leaves the number of pages unknown.
  if (!counts.ok && counts.error.status !== 404) return ordersFailed(input, counts.error);
  const page = ordersPageOf(orders.data, counts.ok ? counts.data : null, asked);
  return { kind: 'data', data: { ...page, request: asked } };
}

/** The redirect home after orders did not load (SPEC 8). */
export function ordersFailed(input: LoaderInput, error: ApiError): Promise<LoaderResult<never>> {
  if (error.kind === 'malformed') reportMalformed();
  return sendHome(input, 'orders', error);
}
