import { checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { OrderDetails, PickUpPoint, PickUpPointSearch, Store } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { inLanguage } from '../layout/in-language.ts';
import { redirectGuest } from '../layout/private-page.ts';

/** The store or the pick-up point with its hours; null for other delivery types, and where they did not load in time. */
type PickUpPlace = { readonly store: Store | null; readonly point: PickUpPoint | null };

export type OrderPageData = PickUpPlace & { readonly order: OrderDetails };

export const isOrder = hasShape<OrderDetails>({
  uuid: 'string',
  number: 'string',
  placedAt: 'string',
  state: 'string',
  deliveryType: 'string',
  lines: [
    {
      nameWithoutBrand: 'string',
      colour: { name: 'string' },
      picture: { url: 'string' },
      price: { formatted: 'string' },
      total: { formatted: 'string' },
    },
  ],
  productsPrice: { formatted: 'string' },
  deliveryPrice: { cents: 'number', formatted: 'string' },
  total: { formatted: 'string' },
  address: { city: 'string' },
  timeline: [{ state: 'string' }],
});

const isStore = hasShape<Store>({ name: 'string', address: { Street: 'string' }, hours: [{ weekday: 'number' }] });

const arePoints = hasShape<PickUpPointSearch>({ points: [{ sysname: 'string', hours: 'string' }] });

/** Timeout in milliseconds: opening hours may be missing, but must not delay the order. */
const placeTimeoutMs = 1500;

/** One order of the account. If it does not load, its own page offers a retry. */
export async function loadOrder(input: LoaderInput): Promise<LoaderResult<OrderPageData>> {
  const guest = redirectGuest(input);
  if (guest) return guest;
  const { app, params, request } = input;
  const path = inLanguage(`/api/v1/user/order/${encodeURIComponent(params['uuid'] ?? '')}/`, app);
  const order = checkResponse(await app.api.get<unknown>(path, { signal: request.signal }), isOrder);
  if (!order.ok) {
    const { status } = order.error;
    // 422: the address contains no order id.
    return status === 404 || status === 422 ? { kind: 'not-found' } : { kind: 'failed', error: order.error };
  }
  return { kind: 'data', data: { order: order.data, ...(await loadPickUpPlace(app, order.data)) } };
}

/** The place where an order is collected. The API has no path for a single pick-up point: it is found by its postcode. */
export async function loadPickUpPlace(
  { api, locale }: Pick<AppContext, 'api' | 'locale'>,
  { deliveryType, store }: OrderDetails,
): Promise<PickUpPlace> {
  const options = { timeoutMs: placeTimeoutMs };
  // Public calls always name the locale, as those of other frontends do: caches then contain one copy.
  if (deliveryType === 'click_and_collect' && store !== null) {
    const path = `/api/v1/stores/${encodeURIComponent(store.sysname)}/?locale=${locale}`;
    const found = checkResponse(await api.get<unknown>(path, options), isStore);
    return { store: found.ok ? found.data : null, point: null };
  }
  if (deliveryType === 'pick_up_points' && store !== null) {
    const query = new URLSearchParams({ q: store.address.ZipCode, limit: '20', locale });
    const near = checkResponse(await api.get<unknown>(`/api/v1/pick-up-points/?${query}`, options), arePoints);
    const point = near.ok ? near.data.points.find(({ sysname }) => sysname === store.sysname) : undefined;
    return { store: null, point: point ?? null };
  }
  return { store: null, point: null };
}
