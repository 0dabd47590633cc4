import type { CalendarDay } from '@bergauf/catalogue-format/austrian-holidays';
import { asc } from 'drizzle-orm';
import type { ContentLocale, StoreService, StoreSummary } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { localized } from '../database/localized.ts';
import { storeServices, stores } from '../database/schema.ts';
import { distanceKm, type Position, roundedKm } from './distance.ts';
import type { FoundPlace } from './found-place.ts';
import { decisiveDays, type OpeningException, storeDay, usualWeek } from './opening-days.ts';

export type StoreRow = typeof stores.$inferSelect;

/** All stores by name. There are few: filtering and sorting happens in memory, identically on both databases. */
export async function loadStores(orm: Orm): Promise<StoreRow[]> {
  const rows = await orm.select().from(stores);
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

/** A store by its id, its sysname (`bergauf_17`) or its path. */
export function findStore(rows: readonly StoreRow[], name: string): StoreRow | undefined {
  const id = /^(?:[a-z]+_)?(\d{1,6})$/.exec(name)?.[1];
  return rows.find((row) => row.shopUrl === name || (id !== undefined && row.id === Number(id)));
}

type SearchOrigin = Position & Partial<Pick<FoundPlace, 'name' | 'isApproximate' | 'isState'>>;

/**
 * Nearest first, with distances; by name without a position. Of a federal state its own stores, by name. Distances from a state or an
 * approximate position would be invented, so there are none.
 */
export function byDistance(
  rows: readonly StoreRow[],
  from: SearchOrigin | null,
): { readonly row: StoreRow; readonly km: number | null }[] {
  if (from === null) return rows.map((row) => ({ row, km: null }));
  if (from.isState) return rows.filter(({ state }) => state === from.name).map((row) => ({ row, km: null }));
  const measured = rows.map((row) => ({ row, km: distanceKm(from, row) })).sort((a, b) => a.km - b.km);
  return from.isApproximate ? measured.map(({ row }) => ({ row, km: null })) : measured;
}

export function summaryOf(
  row: StoreRow,
  today: CalendarDay,
  exceptions: readonly OpeningException[],
  locale: ContentLocale,
  km: number | null = null,
): StoreSummary {
  return {
    id: row.id,
    sysname: `bergauf_${row.id}`,
    name: row.name,
    shopUrl: row.shopUrl,
    url: `/shop/${row.shopUrl}/`,
    address: { Street: row.street, ZipCode: row.postcode, City: row.town, State: row.state },
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    hours: usualWeek(row),
    today: storeDay(row, today, exceptions, locale),
    openingDays: decisiveDays(row, today, exceptions, locale),
    services: [...row.services],
    distanceKm: km === null ? null : roundedKm(km),
  };
}

/** The services of one store, or all services, in their defined order. */
export async function loadServices(
  orm: Orm,
  offered: readonly string[] | null,
  locale: ContentLocale,
): Promise<StoreService[]> {
  const rows = await orm.select().from(storeServices).orderBy(asc(storeServices.position));
  return rows
    .filter(({ id }) => offered === null || offered.includes(id))
    .map(({ id, names, texts, page, bookable }) => ({
      id,
      name: localized(names, locale),
      text: localized(texts, locale),
      url: page === null ? null : `/services/${page}/`,
      bookable,
    }));
}
