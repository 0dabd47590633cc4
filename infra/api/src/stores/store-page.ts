import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ContentLocale, Store, StoreSearch } from 'shared-contracts/entities';
import { localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pictureOf } from '../media/picture-of.ts';
import { findPlace } from './find-place.ts';
import type { FoundPlace } from './found-place.ts';
import { exceptionalDays, loadDecisiveExceptions, loadExceptions, storeDays } from './opening-days.ts';
import { byDistance, findStore, loadServices, loadStores, summaryOf } from './store-rows.ts';

export type StoreQuery = {
  readonly q?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly service?: string;
  readonly limit: number;
  readonly locale: ContentLocale;
};

function positionOf({ lat, lon }: Pick<StoreQuery, 'lat' | 'lon'>): FoundPlace | null {
  return lat === undefined || lon === undefined ? null : { name: '', latitude: lat, longitude: lon };
}

/** The name of an unknown postcode stays empty: older frontends, without approximate places, show it after the postcode. */
function placeIn({ name, ...place }: FoundPlace): StoreSearch['place'] {
  return { name: place.isApproximate ? '' : name, ...place };
}

/** Stores near a place, postcode or position, or of a federal state; all stores by name if there is no query or it is not understood. */
export async function searchStores({ orm }: Pick<ApiContext, 'orm'>, query: StoreQuery): Promise<StoreSearch> {
  const words = (query.q ?? '').trim();
  const place = positionOf(query) ?? (words === '' ? null : await findPlace(orm, words));
  const today = todayInVienna();
  const exceptions = await loadDecisiveExceptions(orm, today);
  const rows = (await loadStores(orm)).filter(
    ({ services }) => query.service === undefined || services.some((id) => id === query.service),
  );
  const found = byDistance(rows, place);
  return {
    query: words,
    place: place && placeIn(place),
    total: found.length,
    stores: found.slice(0, query.limit).map(({ row, km }) => summaryOf(row, today, exceptions, query.locale, km)),
    services: await loadServices(orm, null, query.locale),
  };
}

const exceptionHorizonDays = 120;

/**
 * The page of one store.
 * @throws 404 for an unknown store
 */
export async function loadStore(
  { orm }: Pick<ApiContext, 'orm'>,
  shopUrl: string,
  locale: ContentLocale,
): Promise<Store> {
  const rows = await loadStores(orm);
  const row = findStore(rows, shopUrl);
  if (row === undefined) throw notFound();
  const today = todayInVienna();
  const exceptions = await loadExceptions(orm, addDays(today, -1), exceptionHorizonDays + 1);
  const others = rows.filter(({ id }) => id !== row.id);
  return {
    ...summaryOf(row, today, exceptions, locale),
    email: row.email,
    text: localized(row.texts, locale),
    howToGetThere: localized(row.ways, locale),
    serviceList: await loadServices(orm, row.services, locale),
    days: storeDays(row, today, 14, exceptions, locale),
    exceptions: exceptionalDays(row, today, exceptionHorizonDays, exceptions, locale),
    picture: pictureOf(row.picture, locale, ''),
    nearby: byDistance(others, row)
      .slice(0, 3)
      .map(({ row: other, km }) => summaryOf(other, today, exceptions, locale, km)),
    hasFlyers: true,
  };
}
