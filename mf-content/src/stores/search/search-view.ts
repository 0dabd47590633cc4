import type { StoreSearch, StoreSummary } from 'shared-contracts/entities';
import type { MapStore } from '../map/clusters.ts';
import { project } from '../map/projection.ts';
import { isPosition, type StoreQuery, storeAddress } from './search-address.ts';

export type ListedStore = Pick<StoreSummary, 'id' | 'sysname' | 'name' | 'url' | 'distanceKm' | 'services'> & {
  readonly street: string;
  /** `4400 Steyr`. */
  readonly town: string;
  readonly state: string;
  readonly days: readonly StoreSummary['today'][];
  /** Why today's hours differ. */
  readonly note: string | null;
};

export type ServiceChoice = {
  readonly id: string;
  readonly name: string;
  /** Stores that have it, together with the services that are chosen. */
  readonly count: number;
  readonly isChosen: boolean;
};

export type SearchView = {
  readonly query: StoreQuery;
  /** `known`: near a place or position; `unknown`: the place is not; `all`: there is no place. */
  readonly kind: 'known' | 'unknown' | 'all';
  /** As it is shown: `4400 Steyr`; empty for a position and without a place. */
  readonly placeName: string;
  readonly isPosition: boolean;
  readonly place: { readonly x: number; readonly y: number } | null;
  /** The number of stores with the chosen services. */
  readonly total: number;
  readonly stores: readonly ListedStore[];
  readonly onMap: readonly MapStore[];
  readonly services: readonly ServiceChoice[];
  /** When the data was loaded, in milliseconds since 1970. */
  readonly now: number;
};

/** Stores that a search lists at first. */
const nearest = 10;

/** What the page shows of the API's response, which has all stores, the nearest first. */
export function searchView(response: StoreSearch, query: StoreQuery, now: number): SearchView {
  const chosen = query.services.filter((id) => response.services.some((service) => service.id === id));
  const has = (ids: readonly string[]) => response.stores.filter(({ services }) => hasAll(services, ids));
  const fitting = has(chosen);
  const { place } = response;
  const kind = query.words === '' ? 'all' : place === null ? 'unknown' : 'known';
  const listed = kind === 'known' && !query.isAll ? fitting.slice(0, nearest) : fitting;
  return {
    query: { ...query, services: chosen },
    kind,
    placeName: kind === 'known' && place ? shownPlace(query.words, place.name) : '',
    isPosition: isPosition(query.words),
    place: place && project(place),
    total: fitting.length,
    stores: listed.map(listedStore),
    onMap: fitting.map((store, index) => ({
      id: store.id,
      name: store.name,
      url: storeAddress(store.url, chosen),
      town: store.address.City,
      number: kind === 'known' && index < listed.length ? index + 1 : null,
      ...project(store),
    })),
    services: response.services.map(({ id, name }) => {
      const isChosen = chosen.includes(id);
      return { id, name, isChosen, count: has(isChosen ? chosen : [...chosen, id]).length };
    }),
    now,
  };
}

const hasAll = (services: readonly string[], ids: readonly string[]): boolean =>
  ids.every((id) => services.includes(id));

function shownPlace(words: string, name: string): string {
  const postcode = /^\d{4}(?!\d)/.exec(words.trim())?.[0];
  return postcode === undefined ? name : `${postcode} ${name}`;
}

function listedStore(store: StoreSummary): ListedStore {
  const { id, sysname, name, url, distanceKm, services, address, today, openingDays } = store;
  return {
    id,
    sysname,
    name,
    url,
    distanceKm,
    services,
    street: address.Street,
    town: `${address.ZipCode} ${address.City}`,
    state: address.State,
    days: openingDays ?? [today],
    note: today.note,
  };
}

/** The stores of each state, the states by name. */
export function byState(stores: readonly ListedStore[]): readonly (readonly [state: string, readonly ListedStore[]])[] {
  const states = [...new Set(stores.map(({ state }) => state))].sort((a, b) => a.localeCompare(b, 'de'));
  return states.map((name) => [name, stores.filter(({ state }) => state === name)]);
}
