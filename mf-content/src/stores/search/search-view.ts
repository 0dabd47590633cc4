import type { SiteLocale } from 'shared-contracts/app';
import type { StoreDay, StoreSearch, StoreSummary } from 'shared-contracts/entities';
import { languageTags } from 'shared-contracts/i18n';
import type { MapStore } from '../map/clusters.ts';
import { project } from '../map/projection.ts';
import { placeNameIn } from '../place-names.ts';
import { isPosition, type StoreQuery, storeAddress } from './search-address.ts';

export type ListedStore = Pick<StoreSummary, 'id' | 'sysname' | 'name' | 'url' | 'distanceKm' | 'services'> & {
  readonly street: string;
  /** `4400 Steyr`. */
  readonly town: string;
  readonly state: string;
  readonly days: readonly StoreDay[];
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
  /**
   * `known`: near a place or position; `approximate`: in the area of a postcode whose place is not known; `state`: in a federal state;
   * `unknown`: the place is not known; `all`: there is no place.
   */
  readonly kind: 'known' | 'approximate' | 'state' | 'unknown' | 'all';
  /** As it is shown: `4400 Steyr`, the postcode alone of an approximate place; empty for a position and without a place. */
  readonly placeName: string;
  /** The words of the place's own address: its German name. */
  readonly placeWords: string;
  readonly isPosition: boolean;
  /** Where the shopper searches; null where that is not exactly known. */
  readonly place: { readonly x: number; readonly y: number } | null;
  /** The number of stores with the chosen services. */
  readonly total: number;
  readonly stores: readonly ListedStore[];
  readonly onMap: readonly MapStore[];
  readonly services: readonly ServiceChoice[];
  /** When the data was loaded, in milliseconds since 1970. */
  readonly now: number;
};

/** Stores that a search lists at first: fewer where their order is not exact, since only the first are in the area. */
const nearest = { known: 10, approximate: 5 } as const;

/** What the page shows of the API's response, which has all stores, the nearest first. */
export function searchView(response: StoreSearch, query: StoreQuery, locale: SiteLocale, now: number): SearchView {
  const chosen = query.services.filter((id) => response.services.some((service) => service.id === id));
  const has = (ids: readonly string[]) => response.stores.filter(({ services }) => hasAll(services, ids));
  const fitting = has(chosen);
  const place = query.words === '' ? null : response.place;
  const kind = kindOf(query, place);
  const isNear = kind === 'known' || kind === 'approximate';
  const listed = isNear && !query.isAll ? fitting.slice(0, nearest[kind]) : fitting;
  const names = kind === 'approximate' ? [postcodeIn(query.words) ?? query.words] : namesOf(place);
  return {
    query: { ...query, services: chosen },
    kind,
    placeName: names.map((name) => placeNameIn(name, locale)).join(' '),
    placeWords: names.join(' '),
    isPosition: isPosition(query.words),
    place: place && kind === 'known' ? project(place) : null,
    total: fitting.length,
    stores: listed.map(listedStore),
    onMap: fitting.map((store, index) => ({
      id: store.id,
      name: store.name,
      url: storeAddress(store.url, chosen),
      town: store.address.City,
      number: isNear && index < listed.length ? index + 1 : null,
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

function kindOf({ words }: StoreQuery, place: StoreSearch['place']): SearchView['kind'] {
  if (words === '') return 'all';
  if (place === null) return 'unknown';
  if (place.isApproximate) return 'approximate';
  return place.isState ? 'state' : 'known';
}

/** The postcode is shown only if the API says that it is the place's: what was typed can be another one's. */
const namesOf = (place: StoreSearch['place']): string[] =>
  [place?.postcode ?? '', place?.name ?? ''].filter((name) => name !== '');

/** The postcode that was typed: the one that the API reads, else four digits, such as `0123`, which cannot be one. */
export const postcodeIn = (words: string): string | null =>
  /(?:^|\D)([1-9]\d{3})(?:\D|$)/.exec(words)?.[1] ?? /\b\d{4}\b/.exec(words)?.[0] ?? null;

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
  };
}

/** Why the hours of today differ; null where they do not, and where they are not known. */
export const noteOf = (days: readonly StoreDay[], today: string): string | null =>
  days.find(({ date }) => date === today)?.note ?? null;

/** The stores of each state, the states by their name in the page's language. */
export function byState(
  stores: readonly ListedStore[],
  locale: SiteLocale,
): readonly (readonly [state: string, readonly ListedStore[]])[] {
  const states = [...new Set(stores.map(({ state }) => placeNameIn(state, locale)))];
  return states
    .sort((a, b) => a.localeCompare(b, languageTags[locale]))
    .map((name) => [name, stores.filter(({ state }) => placeNameIn(state, locale) === name)]);
}
