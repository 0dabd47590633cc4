import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { ContentLocale, Flyer, FlyerSpot, FlyerSummary, StoreFlyers } from 'shared-contracts/entities';
import { localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { loadDecisiveExceptions } from '../stores/opening-days.ts';
import { findStore, loadStores, summaryOf } from '../stores/store-rows.ts';
import { page } from './drawing/flyer-page.ts';
import type { BookFlyer, BookPage, FlyerRow } from './flyer-book.ts';
import type { FlyerCache } from './flyer-cache.ts';

function summary({ row, edition, pages }: BookFlyer, locale: ContentLocale): FlyerSummary[] {
  const [cover] = pages;
  if (cover === undefined) return [];
  return [
    {
      path: row.path,
      url: `/werbung/${row.path}/`,
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
export function holdsIn({ services }: Pick<FlyerRow, 'services'>, offered: readonly string[]): boolean {
  return services === null || services.some((service) => offered.includes(service));
}

/**
 * The flyers of one store, or all flyers.
 * @throws 404 for an unknown store
 */
export async function loadFlyers(
  { orm }: Pick<ApiContext, 'orm'>,
  cache: FlyerCache,
  store: string | undefined,
  locale: ContentLocale,
): Promise<StoreFlyers> {
  const row = store === undefined ? undefined : findStore(await loadStores(orm), store);
  if (store !== undefined && row === undefined) throw notFound();
  const book = await cache.book(locale);
  const today = todayInVienna();
  return {
    store: row === undefined ? null : summaryOf(row, today, await loadDecisiveExceptions(orm, today), locale),
    flyers: book
      .filter((flyer) => row === undefined || holdsIn(flyer.row, row.services))
      .flatMap((flyer) => summary(flyer, locale)),
  };
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

function spotsOf({ spots }: BookPage): FlyerSpot[] {
  return spots.map(({ frame, tile }) => ({
    x: percent(frame.x, page.width),
    y: percent(frame.y, page.height),
    w: percent(frame.width, page.width),
    h: percent(frame.height, page.height),
    productId: tile.id,
    url: tile.url,
    name: `${tile.brandName} ${tile.nameWithoutBrand}`,
    priceFull: tile.prices.vkFull,
  }));
}

/**
 * One flyer with all its pages.
 * @throws 404 for an unknown path
 */
export async function loadFlyer(cache: FlyerCache, path: string, locale: ContentLocale): Promise<Flyer> {
  const flyer = (await cache.book(locale)).find(({ row }) => row.path === path);
  const [cover] = flyer ? summary(flyer, locale) : [];
  if (flyer === undefined || cover === undefined) throw notFound();
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
      spots: spotsOf(one),
    })),
  };
}
