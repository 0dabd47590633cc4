import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CalendarDay } from '@bergauf/catalogue-format/austrian-holidays';
import type { FlyerPageRecord } from '@bergauf/catalogue-format/records/content-records';
import { isTranslated, listIn } from '@bergauf/catalogue-format/records/fields';
import { asc } from 'drizzle-orm';
import type { ContentLocale, Picture, ProductTile } from 'shared-contracts/entities';
import { discountPercent } from 'shared-contracts/pricing';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import { pickBestsellers } from '../content/product-picks.ts';
import { localized } from '../database/localized.ts';
import { flyers } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import type { PictureRef } from '../media/picture-ref.ts';
import { drawFlyerPage } from './drawing/draw-flyer-page.ts';
import { type FlyerPageDrawing, type FlyerProduct, page } from './drawing/flyer-page.ts';
import type { Frame } from './drawing/inset.ts';
import { productFrames } from './drawing/layouts.ts';
import { type Edition, editionOn, validityText } from './edition.ts';
import { flyerTerms } from './flyer-terms.ts';
import { offerPrices, type PageWords, pageDescription, pageWords } from './page-description.ts';
import { pagePicture } from './page-pictures.ts';

export type FlyerRow = typeof flyers.$inferSelect;

export type BookPage = {
  /** The name of its picture: `winterstart-3`, in English `winterstart-3-en`. */
  readonly name: string;
  readonly number: number;
  readonly description: string;
  readonly words: PageWords;
  readonly spots: readonly { readonly frame: Frame; readonly tile: ProductTile }[];
  readonly picture: Picture;
  readonly svg: () => Promise<string>;
};

export type BookFlyer = { readonly row: FlyerRow; readonly edition: Edition; readonly pages: readonly BookPage[] };

function kindsOn(plan: FlyerPageRecord): readonly string[] {
  if (plan.layout === 'hero') return [plan.kind];
  return plan.layout === 'grid' || plan.layout === 'story' ? plan.kinds : [];
}

/** A product with the first picture of the colour that its tile shows. */
type PageProduct = { readonly tile: ProductTile; readonly front: PictureRef | null };

/** A page with its products. */
type FilledPage = { readonly plan: FlyerPageRecord; readonly products: readonly PageProduct[] };

type PageInfo = Pick<FlyerPageDrawing, 'number' | 'total' | 'validity' | 'locale'>;

const spare = 6;

/**
 * Distributes products to a flyer's pages: the best offers of each kind first, no product twice. When a kind runs out, the
 * page's other kinds fill the gap; product pages without products are left out.
 */
async function distributeProducts(
  context: ReadContext,
  plans: readonly FlyerPageRecord[],
  locale: ContentLocale,
): Promise<FilledPage[]> {
  const all = plans.flatMap(kindsOn);
  const most = Math.max(0, ...all.map((kind) => all.filter((other) => other === kind).length));
  const picks = await pickBestsellers(context.orm, all, most + spare, 'reduced first');
  const ids = picks.map(({ id }) => id);
  const tiles = await loadTiles(context, ids, [], locale);
  const rows = await context.tileRowCache.load(ids);
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const left = picks.flatMap(({ id, kind }) => {
    const tile = byId.get(id);
    const shown = rows.get(id)?.variants.find(({ path }) => path === tile?.url);
    return tile ? [{ kind, product: { tile, front: shown?.front ?? null } }] : [];
  });
  const take = (wanted: readonly string[]) => {
    const index = left.findIndex(({ kind }) => wanted.includes(kind));
    return index < 0 ? [] : left.splice(index, 1).map(({ product }) => product);
  };
  // All pages get their requested kinds before gaps are filled.
  const asked = plans.map((plan) => ({ plan, products: kindsOn(plan).flatMap((kind) => take([kind])) }));
  const filled = asked.map(({ plan, products: first }) => {
    const kinds = kindsOn(plan);
    const more = kinds.slice(first.length).flatMap(() => take(kinds));
    return { plan, products: [...first, ...more] };
  });
  return filled.filter(
    ({ plan, products }) => products.length > 0 || (plan.layout !== 'grid' && plan.layout !== 'hero'),
  );
}

async function productOf(
  context: ReadContext,
  { tile, front }: PageProduct,
  locale: ContentLocale,
): Promise<FlyerProduct> {
  const { vk, rrp } = tile.prices.cents;
  const { priceFull, recommendedFull } = offerPrices(tile, locale);
  return {
    picture: await pagePicture(context, front),
    brand: tile.brandName,
    name: tile.nameWithoutBrand,
    price: priceFull,
    recommended: recommendedFull,
    percent: discountPercent(vk, rrp),
  };
}

/** The data of a page's drawing. Pictures are read each time: keeping all would cost more memory than reading them again. */
async function drawingOf(
  context: ReadContext,
  { plan, products }: FilledPage,
  pageInfo: PageInfo,
): Promise<FlyerPageDrawing> {
  const shown = await Promise.all(products.map((product) => productOf(context, product, pageInfo.locale)));
  const common = { ...pageInfo, products: shown };
  if (plan.layout === 'cover' || plan.layout === 'story') {
    return { ...plan, ...common, scene: await pagePicture(context, plan.picture) };
  }
  return { ...plan, ...common };
}

async function makePage(
  context: ReadContext,
  row: FlyerRow,
  filled: FilledPage,
  pageInfo: PageInfo,
): Promise<BookPage> {
  const { number, locale } = pageInfo;
  const name = locale === 'at' ? `${row.path}-${number}` : `${row.path}-${number}-${locale}`;
  const drawing = await drawingOf(context, filled, pageInfo);
  const drawn = drawFlyerPage(drawing);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 10);
  const { plan, products } = filled;
  return {
    number,
    description: pageDescription(
      plan,
      products.map(({ tile }) => tile),
      locale,
    ),
    words: pageWords(plan),
    spots: productFrames(drawing).flatMap((frame, spot) => {
      const product = products[spot];
      return product ? [{ frame, tile: product.tile }] : [];
    }),
    name,
    picture: {
      url: `/pictures/flyer/${name}.${hash}.svg`,
      alt: `${localized(row.titles, locale)}, ${flyerTerms[locale].page} ${number}`,
      width: page.width,
      height: page.height,
    },
    // The first page is cached, as visitors of a flyer and of the list wait for it; the others are drawn on each request.
    svg: number === 1 ? async () => drawn : async () => drawFlyerPage(await drawingOf(context, filled, pageInfo)),
  };
}

/** A flyer in a locale, or in German if its pages are not translated. Its products are the same in every locale. */
export async function makeFlyer(
  context: ReadContext,
  row: FlyerRow,
  today: CalendarDay,
  asked: ContentLocale,
): Promise<BookFlyer> {
  const locale = isTranslated(row.pages) ? asked : 'at';
  const edition = editionOn(today, row.weeks);
  const filledPages = await distributeProducts(context, listIn(row.pages, locale), locale);
  const pages: BookPage[] = [];
  for (const [index, filled] of filledPages.entries()) {
    const pageInfo = { number: index + 1, total: filledPages.length, validity: validityText(edition, locale), locale };
    pages.push(await makePage(context, row, filled, pageInfo));
    // Drawing a page takes a while; requests go first.
    await nextTurn();
  }
  return { row, edition, pages };
}

export const loadFlyerRows = ({ orm }: Pick<ReadContext, 'orm'>): Promise<FlyerRow[]> =>
  orm.select().from(flyers).orderBy(asc(flyers.id));
