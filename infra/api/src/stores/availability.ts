import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { eq } from 'drizzle-orm';
import type { ContentLocale, StoreAvailability, StoreStock } from 'shared-contracts/entities';
import { type Localized, localized } from '../database/localized.ts';
import { options } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { fieldError, notFound } from '../http/errors/api-error.ts';
import { findPlace } from './find-place.ts';
import { loadDecisiveExceptions } from './opening-days.ts';
import { byDistance, findStore, loadStores, type StoreRow, summaryOf } from './store-rows.ts';
import { pickupDays, piecesByStore, stockOf } from './store-stock.ts';

export type AvailabilityQuery = {
  readonly option: number;
  readonly store?: string;
  readonly near?: string;
  readonly limit: number;
  readonly locale: ContentLocale;
};

const texts: Readonly<Record<StoreStock, Localized>> = {
  available: {
    at: 'In der Filiale lagernd, in zwei Stunden abholbereit',
    en: 'In store, ready to collect in two hours',
  },
  few: { at: 'Letztes Stück in der Filiale, in zwei Stunden abholbereit', en: 'Last one in store, ready in two hours' },
  orderable: { at: 'In 2 bis 3 Werktagen abholbereit', en: 'Ready to collect in 2 to 3 working days' },
  unavailable: { at: 'Derzeit nicht lieferbar', en: 'Currently unavailable' },
};

async function chosenStores(
  { orm }: Pick<ApiContext, 'orm'>,
  rows: readonly StoreRow[],
  { store, near, limit }: AvailabilityQuery,
): Promise<readonly { readonly row: StoreRow; readonly km: number | null }[]> {
  if (store !== undefined) {
    const row = findStore(rows, store);
    if (row === undefined) throw notFound();
    return [{ row, km: null }];
  }
  const place = near === undefined ? null : await findPlace(orm, near);
  if (near !== undefined && place === null)
    throw fieldError('near', { at: 'Diesen Ort kennen wir nicht.', en: 'We do not know this place.' });
  return byDistance(rows, place).slice(0, limit);
}

/** The availability of an option: in one store, near a place, or in the first stores by name. */
export async function loadAvailability(
  context: Pick<ApiContext, 'orm'>,
  query: AvailabilityQuery,
): Promise<StoreAvailability> {
  const [option] = await context.orm
    .select({ quantity: options.quantity })
    .from(options)
    .where(eq(options.id, query.option));
  if (option === undefined) throw notFound();
  const rows = await loadStores(context.orm);
  // By id, so that renaming a store does not move its stock.
  const pieces = piecesByStore(
    query.option,
    option.quantity,
    [...rows].sort((a, b) => a.id - b.id),
  );
  const today = todayInVienna();
  const exceptions = await loadDecisiveExceptions(context.orm, today);
  return {
    optionId: query.option,
    stores: (await chosenStores(context, rows, query)).map(({ row, km }) => {
      const quantity = pieces.get(row.id) ?? 0;
      const stock = stockOf(quantity, option.quantity);
      return {
        store: summaryOf(row, today, exceptions, query.locale, km),
        stock,
        quantity,
        pickupDays: pickupDays[stock],
        text: localized(texts[stock], query.locale),
      };
    }),
  };
}
