import type { FlyerSummary, Store, StoreDay } from 'shared-contracts/entities';
import type { MapStore } from '../map/clusters.ts';
import { project } from '../map/projection.ts';

export type StoreView = {
  readonly store: Store;
  /** The id of the service that the form preselects: the one in the address, if the store takes appointments for it. */
  readonly service: string | null;
  /** The first flyers of the store; empty in a shop without flyers. */
  readonly flyers: readonly Pick<FlyerSummary, 'url' | 'title' | 'validTo' | 'cover'>[];
  /** The store and the ones near it. */
  readonly onMap: readonly MapStore[];
  /** When the data was loaded, in milliseconds since 1970. */
  readonly now: number;
};

const shownFlyers = 3;

export function storeView(
  store: Store,
  flyers: readonly FlyerSummary[],
  service: string | null,
  now: number,
): StoreView {
  return {
    store,
    service: store.serviceList.find(({ id, bookable }) => bookable && id === service)?.id ?? null,
    flyers: flyers.slice(0, shownFlyers).map(({ url, title, validTo, cover }) => ({ url, title, validTo, cover })),
    onMap: [store, ...store.nearby].map((each) => ({
      id: each.id,
      name: each.name,
      url: each.url,
      town: each.address.City,
      number: null,
      ...project(each),
    })),
    now,
  };
}

/** The days for which an appointment can be requested. Not today: the store needs time to confirm. */
export const appointmentDays = ({ days }: Pick<Store, 'days'>, today: string): StoreDay[] =>
  days.filter(({ date, opens }) => opens !== null && date > today);

/**
 * The days with known hours. They include those that determine the initial state: yesterday, whose hours may end after midnight, and the
 * next opening, however late it is. The others are for a page that stays open for days.
 */
export const knownDays = ({ openingDays = [], days }: Pick<Store, 'openingDays' | 'days'>): StoreDay[] => [
  ...openingDays.filter(({ date }) => days.every((day) => day.date !== date)),
  ...days,
];

/** Such as `Hauptplatz 1, 4020 Linz`. */
export const addressLine = ({ address }: Pick<Store, 'address'>): string =>
  `${address.Street}, ${address.ZipCode} ${address.City}`;

/** Directions from the shopper's location, on a map that does not track them. */
export const routeAddress = ({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
