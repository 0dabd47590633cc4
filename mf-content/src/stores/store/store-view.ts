import type { FlyerSummary, Store } from 'shared-contracts/entities';
import type { MapStore } from '../map/clusters.ts';
import { project } from '../map/projection.ts';

export type StoreView = {
  readonly store: Store;
  /** The id of the service that the form has chosen: the one that the address names, if the store takes appointments for it. */
  readonly service: string | null;
  /** The first flyers of the store; empty in a shop without flyers. */
  readonly flyers: readonly Pick<FlyerSummary, 'url' | 'title' | 'validTo' | 'cover'>[];
  /** The store and those near it. */
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

/** `Hauptplatz 1, 4020 Linz`. */
export const addressLine = ({ address }: Pick<Store, 'address'>): string =>
  `${address.Street}, ${address.ZipCode} ${address.City}`;

/** Directions from where the shopper is, on a map that does not follow them. */
export const routeAddress = ({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
