import { checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { OrderDetails, Store } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { inLanguage } from '../frame/in-language.ts';
import { redirectGuest } from '../frame/private-page.ts';

/** `store` is null for other delivery types, and where its hours did not load in time. */
export type OrderPageData = { order: OrderDetails; store: Store | null };

export const isOrder = hasShape<OrderDetails>({
  uuid: 'string',
  number: 'string',
  placedAt: 'string',
  state: 'string',
  deliveryType: 'string',
  lines: [{ nameWithoutBrand: 'string', picture: { url: 'string' }, price: { formatted: 'string' } }],
  total: { formatted: 'string' },
  address: { city: 'string' },
  timeline: [{ state: 'string' }],
});

const isStore = hasShape<Store>({ name: 'string', address: { Street: 'string' }, hours: [{ weekday: 'number' }] });

/** Milliseconds: opening hours may be missing, but must not delay the order. */
const storeTimeoutMs = 1500;

/** One order of the account. A single order that does not load can be tried again where it is. */
export async function loadOrder(input: LoaderInput): Promise<LoaderResult<OrderPageData>> {
  const guest = redirectGuest(input);
  if (guest) return guest;
  const { app, params, request } = input;
  const path = inLanguage(`/api/v1/user/order/${encodeURIComponent(params['uuid'] ?? '')}/`, app);
  const order = checkResponse(await app.api.get<unknown>(path, { signal: request.signal }), isOrder);
  if (!order.ok) {
    const { status } = order.error;
    // 422: the address has no id of an order.
    return status === 404 || status === 422 ? { kind: 'not-found' } : { kind: 'failed', error: order.error };
  }
  return { kind: 'data', data: { order: order.data, store: await loadStoreOf(app, order.data) } };
}

/** The store where an order is picked up, with its hours. */
export async function loadStoreOf(
  { api, locale }: Pick<AppContext, 'api' | 'locale'>,
  { deliveryType, store }: OrderDetails,
): Promise<Store | null> {
  if (deliveryType !== 'click_and_collect' || store === null) return null;
  const path = `/api/v1/stores/${encodeURIComponent(store.sysname)}/?locale=${locale}`;
  const found = checkResponse(await api.get<unknown>(path, { timeoutMs: storeTimeoutMs }), isStore);
  return found.ok ? found.data : null;
}
