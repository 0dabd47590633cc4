import { sectionNames } from '@bergauf/catalogue-format/records/page-records';
import type { ContentLocale, HomeData, HomeTeaser, Picture, ProductTile } from 'shared-contracts/entities';
import { cardUrl } from '../cards/cards.ts';
import { homeCard } from '../cards/load-cards.ts';
import { genderSections, gendersIn, type SectionGender } from '../catalogue/genders.ts';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import { bestsellerIds, newestIds, saleIds } from '../catalogue/top-products.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { noCatalogue } from '../http/errors/api-error.ts';
import { pictureOf } from '../media/picture-of.ts';
import { homeTeaser, loadSections } from './home-sections.ts';
import { loadHomeRecord } from './site-content.ts';

const rowLength = 12;
/** As many as fit below the entry of a gender on a phone. */
const areasOfGender = 4;

const rowTitles = {
  new: { at: 'Neu eingetroffen', en: 'Just arrived' },
  bestsellers: { at: 'Gerade beliebt', en: 'Popular right now' },
  sale: { at: 'Im Sale', en: 'On sale' },
} as const satisfies Record<string, Localized>;

const heroLink: Localized = { at: 'Ansehen', en: 'View' };

/** A catalogue without texts for the home page: its most popular product that is in stock is the main entry. */
function productHero(tiles: readonly ProductTile[], locale: ContentLocale): HomeTeaser {
  const tile = tiles.find(({ soldOut }) => !soldOut) ?? tiles[0];
  if (tile === undefined) throw noCatalogue();
  return {
    id: `product-${tile.id}`,
    title: `${tile.brandName} ${tile.nameWithoutBrand}`,
    text: tile.prices.vkFull,
    link: { name: localized(heroLink, locale), url: tile.url },
    picture: tile.picture,
  };
}

/** Whether a list of the gender's section has products. */
const hasProducts = ({ reference }: ApiContext, gender: SectionGender): boolean =>
  reference.areas.some((area) => reference.productsIn(gender, area) > 0);

/**
 * The content of the home page. Sections and rows without products are left out.
 * @throws 404 with the code `no catalogue` while there is none
 */
export async function loadHome(context: ApiContext, locale: ContentLocale): Promise<HomeData> {
  const { orm } = context;
  const record = await loadHomeRecord(context);
  const [newest, bestsellers, sale] = await Promise.all([
    newestIds(orm, rowLength),
    bestsellerIds(orm, rowLength),
    saleIds(orm, rowLength),
  ]);
  // One read for all rows; a product may be in several.
  const tiles = new Map(
    (await loadTiles(context, [...new Set([...newest, ...bestsellers, ...sale])], [], locale)).map((tile) => [
      tile.id,
      tile,
    ]),
  );
  const pick = (ids: readonly number[]) => ids.flatMap((id) => tiles.get(id) ?? []);
  const titled = (id: keyof typeof rowTitles) => ({ id, title: localized(rowTitles[id], locale) });
  const rows = [
    { ...titled('new'), url: '/search/?sort=added_at&order=desc', products: pick(newest) },
    { ...titled('bestsellers'), url: '/search/', products: pick(bestsellers) },
    { ...titled('sale'), url: '/sale/', products: pick(sale) },
  ];
  /** A catalogue without pictures of the sections has those of products. */
  const ofProduct = (section: SectionGender): Picture | undefined =>
    rows
      .toReversed()
      .flatMap(({ products }) => products)
      .find(({ gender, soldOut }) => gendersIn(section).includes(gender) && !soldOut)?.picture;
  const data = {
    ...(record && { shareImage: cardUrl(homeCard(record.hero, locale)) }),
    hero: record === null ? productHero(pick(bestsellers), locale) : homeTeaser(record.hero, locale),
    teasers: record?.teasers.map((teaser) => homeTeaser(teaser, locale)) ?? [],
    genders: genderSections
      .filter(({ gender }) => hasProducts(context, gender))
      .map(({ gender, names, slug }) => ({
        gender,
        name: localized(names, locale),
        url: `/${slug}/`,
        categories: context.reference.areas
          .filter((area) => context.reference.productsIn(gender, area) > 0)
          .slice(0, areasOfGender)
          .map((area) => ({ name: localized(area.names, locale), url: `/${slug}/${area.path}/` })),
        picture:
          (record === null ? ofProduct(gender) : undefined) ??
          pictureOf(record?.sections[sectionNames[gender - 1] ?? 'women'], locale, ''),
      })),
    rows: rows.filter(({ products }) => products.length > 0),
  };
  return { ...data, sections: await loadSections(context, record, data, locale) };
}
