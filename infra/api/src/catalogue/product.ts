import type { NamedLink, Product, ProductCategories, ProductTile } from 'shared-contracts/entities';
import { cardUrl } from '../cards/cards.ts';
import { productCard } from '../cards/load-cards.ts';
import { type ContentLocale, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { pointsFor } from '../loyalty/tiers.ts';
import { pictureOf } from '../media/picture-of.ts';
import { alternativeIds } from './alternatives.ts';
import { companionsOf } from './companions.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { genderSysname } from './genders.ts';
import { breadcrumbOf, categoryTrail, scopeUrl, sportTrail } from './listing-scope.ts';
import { money, pricesOf } from './money.ts';
import { optionOf } from './product-option.ts';
import { type ProductRow, selectPieces, selectProduct } from './product-row.ts';
import { setsOf } from './product-sets.ts';
import type { ReferenceData } from './reference-data.ts';
import { colourOf, loadTiles, productPicture } from './tiles/tiles.ts';

const anywhere = { section: 'all', brand: null, gender: 0, category: null } as const;

/** The names of a category and its parents in the fields of SPEC 3. */
export function productCategories(
  categoryId: number,
  reference: ReferenceData,
  locale: ContentLocale,
): ProductCategories {
  const trail = categoryTrail(reference.categoryById.get(categoryId) ?? null, reference);
  const [category = '', ...below] = trail.map(({ names }) => localized(names, locale));
  const fields = ['subcategory', 'subsubcategory', 'subsubsubcategory', 'subsubsubsubcategory'] as const;
  const named = fields.flatMap((field, level) => {
    const name = below[level];
    return name === undefined ? [] : [[field, name] as const];
  });
  return { category, ...Object.fromEntries(named) };
}

/** `/p/x`, `p/x/` and `/p/x/` are the same page. Null for paths that no product can have. */
function canonicalPath(path: string): string | null {
  const segments = path.split('/').filter(Boolean);
  // PostgreSQL rejects control characters.
  return segments.every((segment) => /^[a-z0-9-]+$/.test(segment)) ? `/${segments.join('/')}/` : null;
}

function sportLinks(ids: readonly number[], reference: ReferenceData, locale: ContentLocale): NamedLink[] {
  const sports = new Set(ids.flatMap((id) => sportTrail(reference.sportById.get(id), reference)));
  return [...sports].map((sport) => ({
    name: localized(sport.names, locale),
    url: scopeUrl({ ...anywhere, section: 'sports', sport }),
  }));
}

/** The related products of the page, loaded together: sets, accessories, related products and alternatives. */
async function loadSurroundings(context: ApiContext, row: ProductRow, isSoldOut: boolean, locale: ContentLocale) {
  const related = (type: 'accessory' | 'related') =>
    row.relations.filter(([of]) => of === type).map(([, productId]) => productId);
  const alternatives = isSoldOut ? alternativeIds(context.index, row) : [];
  const pieces = row.sets.flatMap(({ items }) => items);
  const ids = [...new Set([...row.relations.map(([, productId]) => productId), ...alternatives, ...pieces])];
  const [tiles, pieceRows] = await Promise.all([
    loadTiles(context, ids, [], locale),
    selectPieces(context.orm, [...new Set([...pieces, ...related('accessory')])]),
  ]);
  const tileById = new Map(tiles.map((tile) => [tile.id, tile]));
  const tilesOf = (wanted: readonly number[]): ProductTile[] => wanted.flatMap((id) => tileById.get(id) ?? []);
  return {
    sets: setsOf(row, pieceRows, tileById, context.reference, locale),
    accessories: tilesOf(related('accessory')),
    companions: companionsOf(row, tilesOf(related('accessory')), pieceRows, context.reference, locale),
    related: tilesOf(related('related')),
    alternatives: tilesOf(alternatives),
  };
}

/**
 * The product page of the colour that the path belongs to, or formerly belonged to.
 * @throws 404 if there is none
 */
export async function loadProduct(context: ApiContext, asked: string, locale: ContentLocale): Promise<Product> {
  const { orm, reference } = context;
  const path = canonicalPath(asked);
  const row = path === null ? undefined : await selectProduct(orm, path);
  const shown = row?.variants.find(({ id }) => id === row.shown_id);
  if (row === undefined || shown === undefined) throw notFound();
  const brand = reference.brandById.get(row.brand_id) ?? null;
  const category = reference.categoryById.get(row.category_id) ?? null;
  const brandName = brand?.name ?? '';
  const name = localized(row.names, locale);
  const isSoldOut = shown.options.every(({ quantity }) => quantity === 0);
  return {
    id: row.id,
    variantId: shown.id,
    articleNumber: String(shown.id),
    url: shown.path,
    brandName,
    brand: {
      name: brandName,
      url: scopeUrl({ ...anywhere, section: 'brands', brand }),
      logo: pictureOf(brand?.logo, locale, brandName).url,
    },
    nameWithoutBrand: name,
    description: localized(row.descriptions, locale),
    features: row.features.map((feature) => localized(feature, locale)),
    details: row.details.map((entry) => ({
      name: localized(entry.name, locale),
      value: localized(entry.value, locale),
    })),
    gender: row.gender,
    genderSysname: genderSysname(row.gender),
    categories: productCategories(row.category_id, reference, locale),
    breadcrumb: [
      ...breadcrumbOf({ ...anywhere, gender: row.gender, category }, reference, locale),
      { name: `${brandName} ${name}`, url: shown.path },
    ],
    colour: colourOf(shown.colour, reference, locale),
    colours: row.variants.map((variant) => ({
      id: variant.id,
      ...colourOf(variant.colour, reference, locale),
      url: variant.path,
      picture: productPicture(context, { brandName, name, colour: variant.colour }, variant.pictures[0], 0, locale),
      soldOut: variant.options.every(({ quantity }) => quantity === 0),
    })),
    options: shown.options.map((option) => optionOf(option, reference, locale)),
    pictures: (shown.pictures.length > 0 ? shown.pictures : [null]).map((picture, index) =>
      productPicture(context, { brandName, name, colour: shown.colour }, picture, index, locale),
    ),
    shareImage: cardUrl(
      productCard(context, { ...shown, variantId: shown.id, brandId: row.brand_id, names: row.names }, locale),
    ),
    prices: pricesOf(row),
    lowestPrice30Days: row.lowest_30_days === null ? null : money(row.lowest_30_days, locale),
    ...(shown.path !== path && { hasMoved: true as const }),
    ...(row.delisted && { delisted: true as const }),
    isNew: row.is_new,
    isHeavy: row.is_heavy,
    isBike: row.is_bike,
    isSki: row.is_ski,
    saleType: row.sale_type === 'regular' ? null : row.sale_type,
    condition: row.condition && localized(row.condition, locale),
    sizeSystem: row.size_system,
    sports: sportLinks(row.sports, reference, locale),
    mounting: row.mounting,
    ...(await loadSurroundings(context, row, isSoldOut, locale)),
    delivery: deliveryPromise(row, locale),
    // Refurbished products are in the central warehouse only.
    storePickup: row.has_stores && row.sale_type !== 'refurbished',
    loyaltyPoints: {
      vk: pointsFor(row.vk),
      premium: pointsFor(row.premium),
      staff: pointsFor(row.staff),
      pro: pointsFor(row.pro),
    },
  };
}
