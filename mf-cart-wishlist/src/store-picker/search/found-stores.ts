import { hasShape } from 'shared-contracts/api';
import type { StoreAvailability, StoreSearch, StoreSummary } from 'shared-contracts/entities';

/** A store, with its stock if the search was for a size. */
export type FoundStore = {
  readonly store: StoreSummary;
  readonly stock: Pick<StoreAvailability['stores'][number], 'stock' | 'text'> | null;
};

export type FoundStores = {
  readonly stores: readonly FoundStore[];
  /** False if the API does not know the place: then these are all stores. */
  readonly isPlaceKnown: boolean;
};

const nearest = 8;
const all = 100;

/** Path of the search. With a size (`optionId`) the response contains the stock of each store. */
export function searchPath(place: string, optionId: number | null, locale: string): string {
  const limit = String(place === '' ? all : nearest);
  if (optionId === null) return `/api/v1/stores/?${new URLSearchParams({ q: place, limit, locale })}`;
  const near: Record<string, string> = place === '' ? {} : { near: place };
  const params = new URLSearchParams({ option: String(optionId), ...near, limit, locale });
  return `/api/v1/stores/availability/?${params}`;
}

type StoreResponse = StoreSearch | StoreAvailability;

export const isStoreResponse = hasShape<StoreResponse>({ stores: 'array' });

export function foundStores(response: StoreResponse, place: string): FoundStores {
  if ('optionId' in response) {
    const stores = response.stores.map(({ store, stock, text }) => ({ store, stock: { stock, text } }));
    return { stores, isPlaceKnown: true };
  }
  const stores = response.stores.map((store) => ({ store, stock: null }));
  return { stores, isPlaceKnown: place === '' || response.place !== null };
}
