import type { ContentLocale, StoreService, StoreSummary } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { localized } from '../database/localized.ts';
import { stores } from '../database/schema.ts';
import { type StoreServiceId, type StoreServiceRow, storeServices } from '../seed/content/stores/services.ts';
import type { CalendarDay } from './austrian-holidays.ts';
import { distanceKm, type Position, roundedKm } from './distance.ts';
import { storeDay, usualWeek } from './opening-days.ts';

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

/** Nearest first, with distances; by name without a position. */
export function byDistance(
  rows: readonly StoreRow[],
  from: Position | null,
): { readonly row: StoreRow; readonly km: number | null }[] {
  const measured = rows.map((row) => ({ row, km: from === null ? null : distanceKm(from, row) }));
  return measured.sort((a, b) => (a.km ?? 0) - (b.km ?? 0));
}

export function summaryOf(row: StoreRow, today: CalendarDay, km: number | null = null): StoreSummary {
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
    today: storeDay(row, today),
    services: [...row.services],
    distanceKm: km === null ? null : roundedKm(km),
  };
}

function isOffered({ id }: StoreServiceRow, offered: readonly StoreServiceId[]): boolean {
  return offered.some((name) => name === id);
}

/** The services of one store, or all services, in their defined order. */
export function servicesOf(offered: readonly StoreServiceId[] | null, locale: ContentLocale): StoreService[] {
  const rows: readonly StoreServiceRow[] = storeServices;
  return rows
    .filter((service) => offered === null || isOffered(service, offered))
    .map(({ id, name, text, page }) => ({
      id,
      name: localized(name, locale),
      text: localized(text, locale),
      url: page === null ? null : `/services/${page}/`,
    }));
}
