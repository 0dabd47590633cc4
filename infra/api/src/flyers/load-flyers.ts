import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ContentLocale, Flyer, FlyerSpot, FlyerSummary, StoreFlyers } from 'shared-contracts/entities';
import { siteDefaults } from 'shared-contracts/site-constants';
import { localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { findPlace } from '../stores/find-place.ts';
import { loadDecisiveExceptions } from '../stores/opening-days.ts';
import { byDistance, findStore, loadStores, type StoreRow, summaryOf } from '../stores/store-rows.ts';
import { page } from './drawing/flyer-page.ts';
import type { BookFlyer, BookPage, FlyerRow } from './flyer-book.ts';
import type { FlyerCache } from './flyer-cache.ts';
import { offerPrices } from './page-description.ts';

function summary({ row, edition, pages }: BookFlyer, locale: ContentLocale): FlyerSummary[] {
  const [cover] = pages;
  if (cover === undefined) return [];
  return [
    {
      path: row.path,
      url: `/${siteDefaults.flippingBookPrefix}/${row.path}/`,
      title: localized(row.titles, locale),
      text: localized(row.texts, locale),
      validFrom: edition.from,
      validTo: edition.to,
      pages: pages.length,
      cover: cover.picture,
    },
  ];
}

/** Whether a store offers what the flyer advertises. */
function holdsIn({ services }: Pick<FlyerRow, 'services'>, offered: readonly string[]): boolean {
  return services === null || services.some((service) => offered.includes(service));
}

export type FlyersQuery = {
  /** Id, sysname or path of a store. */
  readonly store?: string;
  /** Place or postcode. */
  readonly near?: string;
  readonly locale: ContentLocale;
};

/** Number of stores that a search for a place returns. */
const nearest = 6;

/**
 * The flyers of one store, or all flyers; with a place, also the nearest stores with theirs.
 * @throws 404 for an unknown store
 */
export async function loadFlyers(
  { orm }: Pick<ApiContext, 'orm'>,
  cache: FlyerCache,
  { store, near, locale }: FlyersQuery,
): Promise<StoreFlyers> {
  const rows = store === undefined && near === undefined ? [] : await loadStores(orm);
  const row = store === undefined ? undefined : findStore(rows, store);
  if (store !== undefined && row === undefined) throw notFound();
  const book = await cache.book(locale);
  const today = todayInVienna();
  const exceptions = rows.length === 0 ? [] : await loadDecisiveExceptions(orm, today);
  const place = near === undefined ? null : await findPlace(orm, near);
  const validIn = ({ services }: StoreRow) => book.filter((flyer) => holdsIn(flyer.row, services));
  return {
    store: row === undefined ? null : summaryOf(row, today, exceptions, locale),
    flyers: (row === undefined ? book : validIn(row)).flatMap((flyer) => summary(flyer, locale)),
    ...(near !== undefined && {
      place: place?.name ?? null,
      nearby: (place === null ? [] : byDistance(rows, place).slice(0, place.isState ? rows.length : nearest)).map(
        ({ row: found, km }) => ({
          store: summaryOf(found, today, exceptions, locale, km),
          flyers: validIn(found).map((flyer) => flyer.row.path),
        }),
      ),
    }),
  };
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

function spotsOf({ spots }: BookPage, locale: ContentLocale): FlyerSpot[] {
  return spots.map(({ frame, tile }) => ({
    x: percent(frame.x, page.width),
    y: percent(frame.y, page.height),
    w: percent(frame.width, page.width),
    h: percent(frame.height, page.height),
    productId: tile.id,
    url: tile.url,
    name: `${tile.brandName} ${tile.nameWithoutBrand}`,
    ...offerPrices(tile, locale),
  }));
}

/**
 * One flyer with all its pages.
 * @throws 404 for an unknown path
 */
export async function loadFlyer(cache: FlyerCache, path: string, locale: ContentLocale): Promise<Flyer> {
  const flyer = await cache.flyer(path, locale);
  const [cover] = flyer ? summary(flyer, locale) : [];
  if (flyer === null || cover === undefined) throw notFound();
  return {
    path: cover.path,
    url: cover.url,
    title: cover.title,
    text: cover.text,
    validFrom: cover.validFrom,
    validTo: cover.validTo,
    pages: flyer.pages.map((one) => ({
      number: one.number,
      picture: one.picture,
      text: one.description,
      heading: one.words.heading,
      paragraphs: [...one.words.paragraphs],
      spots: spotsOf(one, locale),
    })),
  };
}
