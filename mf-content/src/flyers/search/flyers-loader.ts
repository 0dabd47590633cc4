import { checkResponse, hasShape } from 'shared-contracts/api';
import type { StoreFlyers } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { placeNameIn } from '../../stores/place-names.ts';
import { longestPlace, parameter } from '../flyer-paths.ts';
import { currentFlyers, isStore, type ShownFlyer, type ShownStore, shownStore } from '../shown-flyers.ts';

export type FoundStore = { readonly store: ShownStore; readonly flyers: readonly ShownFlyer[] };

export type FlyersData = {
  /** The entered text; empty without a search. */
  readonly query: string;
  /** Name of the place that was found; null if there is none. */
  readonly place: string | null;
  readonly stores: readonly FoundStore[];
  readonly flyers: readonly ShownFlyer[];
};

const isFlyers = hasShape<StoreFlyers>({ flyers: 'array' });

export async function loadFlyers({ app, request }: LoaderInput): Promise<LoaderResult<FlyersData>> {
  const { url, signal } = request;
  const query = (url.searchParams.get(parameter.place) ?? '').trim().replace(/\s+/g, ' ').slice(0, longestPlace);
  const params = new URLSearchParams({ ...(query !== '' && { near: query }), locale: app.locale });
  const found = checkResponse(await app.api.get<unknown>(`/api/v1/flyers/?${params}`, { signal }), isFlyers);
  if (!found.ok) return { kind: 'failed', error: found.error };
  const flyers = currentFlyers(found.data.flyers, app.locale);
  // An older API does not send these: then all flyers of all stores are shown.
  const { place = null, nearby = [] } = found.data;
  const stores = nearby
    .filter(({ store }) => isStore(store))
    .map((near) => ({
      store: shownStore(near.store),
      flyers: flyers.filter(({ path }) => near.flyers.includes(path)),
    }));
  const placeName = place === null ? null : placeNameIn(place, app.locale);
  return { kind: 'data', data: { query, place: placeName, stores, flyers } };
}
