import type { ContentLocale, Store, StoreSearch } from 'shared-contracts/entities';
import { localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { todayInVienna } from './austrian-holidays.ts';
import type { Position } from './distance.ts';
import { findPlace } from './find-place.ts';
import { exceptionalDays, storeDays } from './opening-days.ts';
import { byDistance, findStore, loadStores, servicesOf, summaryOf } from './store-rows.ts';

export type StoreQuery = {
  readonly q?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly service?: string;
  readonly limit: number;
  readonly locale: ContentLocale;
};

function positionOf({ lat, lon }: Pick<StoreQuery, 'lat' | 'lon'>): (Position & { name: string }) | null {
  return lat === undefined || lon === undefined ? null : { name: '', latitude: lat, longitude: lon };
}

/** Stores near a place, postcode or position; all stores by name if there is no query or it is not understood. */
export async function searchStores({ orm }: Pick<ApiContext, 'orm'>, query: StoreQuery): Promise<StoreSearch> {
  const words = (query.q ?? '').trim();
  const place = positionOf(query) ?? (words === '' ? null : await findPlace(orm, words));
  const today = todayInVienna();
  const rows = (await loadStores(orm)).filter(
    ({ services }) => query.service === undefined || services.some((id) => id === query.service),
  );
  return {
    query: words,
    place: place && { name: place.name, latitude: place.latitude, longitude: place.longitude },
    total: rows.length,
    stores: byDistance(rows, place)
      .slice(0, query.limit)
      .map(({ row, km }) => summaryOf(row, today, km)),
    services: servicesOf(null, query.locale),
  };
}

const exceptionHorizonDays = 120;

/**
 * The page of one store.
 * @throws 404 for an unknown store
 */
export async function loadStore(
  { orm, pictures }: Pick<ApiContext, 'orm' | 'pictures'>,
  shopUrl: string,
  locale: ContentLocale,
): Promise<Store> {
  const rows = await loadStores(orm);
  const row = findStore(rows, shopUrl);
  if (row === undefined) throw notFound();
  const today = todayInVienna();
  const others = rows.filter(({ id }) => id !== row.id);
  return {
    ...summaryOf(row, today),
    email: row.email,
    text: localized(row.texts, locale),
    howToGetThere: localized(row.ways, locale),
    serviceList: servicesOf(row.services, locale),
    days: storeDays(row, today, 14),
    exceptions: exceptionalDays(row, today, exceptionHorizonDays),
    picture: pictures.scene(row.scene, `${row.town} und die Berge dahinter`),
    nearby: byDistance(others, row)
      .slice(0, 3)
      .map(({ row: other, km }) => summaryOf(other, today, km)),
    hasFlyers: true,
  };
}
