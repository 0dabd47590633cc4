import type { SiteLocale } from 'shared-contracts/app';
import type { StoreDay, StoreSearch, StoreSummary } from 'shared-contracts/entities';
import { languageTags } from 'shared-contracts/i18n';
import type { MapStore } from '../map/clusters.ts';
import { project } from '../map/projection.ts';
import { placeNameIn } from '../place-names.ts';
import { isPosition, type StoreQuery, storeAddress } from './search-address.ts';

export type ListedStore = Pick<StoreSummary, 'id' | 'sysname' | 'name' | 'url' | 'distanceKm' | 'services'> & {
  readonly street: string;
  /** Such as `4400 Steyr`. */
  readonly town: string;
  readonly state: string;
  readonly days: readonly StoreDay[];
};

export type ServiceChoice = {
  readonly id: string;
  readonly name: string;
  /** Number of stores that have it, together with the selected services. */
  readonly count: number;
  readonly isChosen: boolean;
};

export type SearchView = {
  readonly query: StoreQuery;
  /**
   * `known`: near a place or position; `approximate`: in the area of a postcode with an unknown place; `state`: in a federal state;
   * `unknown`: the place is not known; `all`: there is no place.
   */
  readonly kind: 'known' | 'approximate' | 'state' | 'unknown' | 'all';
  /** The displayed name: `4400 Steyr`, only the postcode of an approximate place; empty for a position and without a place. */
  readonly placeName: string;
  /** The text in the place's own address: its German name. */
  readonly placeWords: string;
  readonly isPosition: boolean;
  /** Position of the searched place; null if it is not exactly known. */
  readonly place: { readonly x: number; readonly y: number } | null;
  /** The number of stores with the selected services. */
  readonly total: number;
  readonly stores: readonly ListedStore[];
  readonly onMap: readonly MapStore[];
  readonly services: readonly ServiceChoice[];
  /** When the data was loaded, in milliseconds since 1970. */
  readonly now: number;
};

/** Number of stores that a search initially lists: fewer for an approximate place, since only the first ones are in its area. */
const nearest = { known: 10, approximate: 5 } as const;

/** The part of the API's response that the page shows; the response has all stores, the nearest first. */
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

/** The postcode is shown only if the API says that it is the place's: a typed one can belong to another place. */
const namesOf = (place: StoreSearch['place']): string[] =>
  [place?.postcode ?? '', place?.name ?? ''].filter((name) => name !== '');

/** The typed postcode: as the API reads it, else four digits that cannot be a postcode, such as `0123`. */
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

/** Why today's hours differ; null if they do not, or are unknown. */
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
