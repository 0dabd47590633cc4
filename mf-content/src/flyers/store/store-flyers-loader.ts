import { checkResponse, hasShape } from 'shared-contracts/api';
import type { StoreFlyers } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { isFlyerName } from '../flyer-paths.ts';
import { currentFlyers, isStore, type ShownFlyer, type ShownStore, shownStore } from '../shown-flyers.ts';

export type StoreFlyersData = { readonly store: ShownStore; readonly flyers: readonly ShownFlyer[] };

const isFlyers = hasShape<StoreFlyers>({ flyers: 'array' });

export async function loadStoreFlyers({ app, params, request }: LoaderInput): Promise<LoaderResult<StoreFlyersData>> {
  const name = params['shopUrl'];
  if (!isFlyerName(name)) return { kind: 'not-found' };
  const query = new URLSearchParams({ store: name, locale: app.locale });
  const { signal } = request;
  const found = checkResponse(await app.api.get<unknown>(`/api/v1/flyers/?${query}`, { signal }), isFlyers);
  if (!found.ok) return found.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: found.error };
  const { store, flyers } = found.data;
  // The API also finds stores by their ids, but a page has only one address.
  if (!isStore(store) || store.shopUrl !== name) return { kind: 'not-found' };
  return { kind: 'data', data: { store: shownStore(store), flyers: currentFlyers(flyers, app.locale) } };
}
