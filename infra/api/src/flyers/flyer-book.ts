import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CalendarDay } from '@bergauf/catalogue-format/austrian-holidays';
import type { FlyerPageRecord } from '@bergauf/catalogue-format/records/content-records';
import { asc } from 'drizzle-orm';
import type { Picture, ProductTile } from 'shared-contracts/entities';
import { loadTiles } from '../catalogue/tiles.ts';
import { pickBestsellers } from '../content/product-picks.ts';
import { localized } from '../database/localized.ts';
import { flyers } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { drawFlyerPage } from './drawing/draw-flyer-page.ts';
import { type FlyerPageDrawing, type FlyerProduct, page } from './drawing/flyer-page.ts';
import type { Frame } from './drawing/inset.ts';
import { productFrames } from './drawing/layouts.ts';
import { type Edition, editionOn, validityText } from './edition.ts';
import { pageDescription } from './page-description.ts';

export type FlyerRow = typeof flyers.$inferSelect;

export type BookPage = {
  readonly number: number;
  readonly description: string;
  readonly spots: readonly { readonly frame: Frame; readonly tile: ProductTile }[];
  readonly picture: Picture;
  readonly svg: () => string;
};

export type BookFlyer = { readonly row: FlyerRow; readonly edition: Edition; readonly pages: readonly BookPage[] };

function kindsOn(plan: FlyerPageRecord): readonly string[] {
  if (plan.layout === 'hero') return [plan.kind];
  return plan.layout === 'grid' || plan.layout === 'story' ? plan.kinds : [];
}

/** A page with its products. */
type FilledPage = { readonly plan: FlyerPageRecord; readonly tiles: readonly ProductTile[] };

const spare = 6;

/**
 * Distributes products to a flyer's pages: the best offers of each kind first, no product twice. When a kind runs out, the
 * page's other kinds fill the gap; product pages without products are left out.
 */
async function distributeProducts(context: ApiContext, plans: readonly FlyerPageRecord[]): Promise<FilledPage[]> {
  const all = plans.flatMap(kindsOn);
  const most = Math.max(0, ...all.map((kind) => all.filter((other) => other === kind).length));
  const picks = await pickBestsellers(context.orm, all, most + spare, 'reduced first');
  const tiles = await loadTiles(
    context,
    picks.map(({ id }) => id),
  );
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const left = picks.flatMap(({ id, kind }) => {
    const tile = byId.get(id);
    return tile ? [{ kind, tile }] : [];
  });
  const take = (wanted: readonly string[]) => {
    const index = left.findIndex(({ kind }) => wanted.includes(kind));
    return index < 0 ? [] : left.splice(index, 1).map(({ tile }) => tile);
  };
  // All pages get the kinds they ask for before gaps are filled.
  const asked = plans.map((plan) => ({ plan, tiles: kindsOn(plan).flatMap((kind) => take([kind])) }));
  const filled = asked.map(({ plan, tiles: first }) => {
    const kinds = kindsOn(plan);
    const more = kinds.slice(first.length).flatMap(() => take(kinds));
    return { plan, tiles: [...first, ...more] };
  });
  return filled.filter(
    ({ plan, tiles: filledPages }) => filledPages.length > 0 || (plan.layout !== 'grid' && plan.layout !== 'hero'),
  );
}

/** The drawing under an address. */
function svgOf({ pictures }: Pick<ApiContext, 'pictures'>, url: string): string {
  const [group = '', file = ''] = url.replace('/pictures/', '').split('/');
  return pictures.find(group, file.slice(0, file.indexOf('.')))?.svg ?? '<svg viewBox="0 0 1 1"></svg>';
}

function productOf({ pictures }: Pick<ApiContext, 'pictures'>, tile: ProductTile): FlyerProduct {
  const { vk, rrp } = tile.prices.cents;
  return {
    svg: svgOf({ pictures }, tile.picture.url),
    brand: tile.brandName,
    name: tile.nameWithoutBrand,
    price: tile.prices.vkFull,
    recommended: vk < rrp ? tile.prices.rrpFull : null,
    percent: vk < rrp ? Math.floor((1 - vk / rrp) * 100) : 0,
  };
}

/** The data of a page's drawing. Products are drawn each time: keeping all drawings would cost more than drawing them again. */
function drawingOf(
  context: ApiContext,
  plan: FlyerPageRecord,
  tiles: readonly ProductTile[],
  pageInfo: Pick<FlyerPageDrawing, 'number' | 'total' | 'validity'>,
): FlyerPageDrawing {
  const common = { ...pageInfo, products: tiles.map((tile) => productOf(context, tile)) };
  if (plan.layout === 'cover' || plan.layout === 'story') {
    return { ...plan, ...common, scene: svgOf(context, context.pictures.ofText(plan.picture, '').url) };
  }
  return { ...plan, ...common };
}

async function makeFlyer(context: ApiContext, row: FlyerRow, today: CalendarDay): Promise<BookFlyer> {
  const edition = editionOn(today, row.weeks);
  const filledPages = await distributeProducts(context, row.pages);
  const pages = filledPages.map(({ plan, tiles: onPage }, index): BookPage => {
    const number = index + 1;
    const pageInfo = { number, total: filledPages.length, validity: validityText(edition) };
    const svg = () => drawFlyerPage(drawingOf(context, plan, onPage, pageInfo));
    const description = pageDescription(plan, onPage);
    const drawing = drawingOf(context, plan, onPage, pageInfo);
    const hash = createHash('sha256').update(drawFlyerPage(drawing)).digest('hex').slice(0, 10);
    return {
      number,
      description,
      spots: productFrames(drawing).flatMap((frame, spot) => {
        const tile = onPage[spot];
        return tile ? [{ frame, tile }] : [];
      }),
      picture: {
        url: `/pictures/flyer/${row.path}-${number}.${hash}.svg`,
        alt: `${localized(row.titles, 'at')}, Seite ${number}`,
        width: page.width,
        height: page.height,
      },
      svg,
    };
  });
  return { row, edition, pages };
}

/** All flyers with their pages, as of today. */
export async function makeFlyerBook(context: ApiContext, today: CalendarDay): Promise<readonly BookFlyer[]> {
  const rows = await context.orm.select().from(flyers).orderBy(asc(flyers.id));
  const made: BookFlyer[] = [];
  for (const row of rows) {
    made.push(await makeFlyer(context, row, today));
    // Drawing a flyer takes a while; requests go first.
    await nextTurn();
  }
  return made;
}
