import type { Picture, ProductTile } from 'shared-contracts/entities';
import { type ContentLocale, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { PictureView } from '../media/picture-library.ts';
import { tilePricesOf } from './money.ts';
import { sizeTitle } from './product-option.ts';
import type { ReferenceData } from './reference-data.ts';
import type { TileRow, TileVariant } from './tile-row-cache.ts';

/** The name and the dot of a colour. An order may hold one that is gone from the catalogue. */
export function colourOf(
  key: string,
  { colourByKey }: Pick<ReferenceData, 'colourByKey'>,
  locale: ContentLocale = 'at',
): { readonly name: string; readonly hex: string } {
  const found = colourByKey.get(key);
  return { name: found ? localized(found.names, locale) : key, hex: found?.hex ?? '#8C9490' };
}

type PicturedProduct = {
  readonly kind: string;
  readonly design: number;
  readonly brandName: string;
  readonly name: string;
};

const otherView = { at: ', weitere Ansicht', en: ', another view' };

/** A product's picture in one colour, with its alternative text. */
export function productPicture(
  { pictures, reference }: Pick<ApiContext, 'pictures' | 'reference'>,
  { kind, design, brandName, name }: PicturedProduct,
  colour: string,
  view: PictureView,
  locale: ContentLocale = 'at',
): Picture {
  const alt = `${brandName} ${name} in ${colourOf(colour, reference, locale).name}`;
  const suffix = { 1: '', 2: localized(otherView, locale), 3: ', Detail' }[view];
  return pictures.product({ kind, design }, colour, view, `${alt}${suffix}`);
}

/** The variant that a tile shows: in stock and in a filtered colour if possible, otherwise any in stock. */
function faceOf(variants: readonly TileVariant[], colours: readonly string[]): TileVariant | undefined {
  const inStock = variants.filter(({ sizes }) => sizes.length > 0);
  return inStock.find(({ colour }) => colours.includes(colour)) ?? inStock[0] ?? variants[0];
}

function tileOf(context: ApiContext, row: TileRow, colours: readonly string[], locale: ContentLocale): ProductTile {
  const brandName = context.reference.brandById.get(row.brand_id)?.name ?? '';
  const product = { kind: row.kind, design: row.design, brandName, name: localized(row.names, locale) };
  const face = faceOf(row.variants, colours);
  if (face === undefined) throw new Error(`Product ${row.id} has no variant`);
  return {
    id: row.id,
    url: face.path,
    brandName,
    nameWithoutBrand: product.name,
    gender: row.gender,
    picture: productPicture(context, product, face.colour, 1, locale),
    pictureBack: { url: productPicture(context, product, face.colour, 2, locale).url },
    prices: tilePricesOf(row),
    colours: row.variants.map(({ id, colour }) => ({ id, hex: colourOf(colour, context.reference).hex })),
    sizes: face.sizes.map((title) => sizeTitle(title, context.reference, locale)),
    isNew: row.is_new,
    ...(row.sale_type !== 'regular' && { saleType: row.sale_type }),
    soldOut: row.variants.every(({ sizes }) => sizes.length === 0),
  };
}

/**
 * Tiles in the order of the ids, without unknown ids.
 * @param colours keys of the colours the shopper filtered by: a tile shows one of these colours if it can
 */
export async function loadTiles(
  context: ApiContext,
  ids: readonly number[],
  colours: readonly string[] = [],
  locale: ContentLocale = 'at',
): Promise<ProductTile[]> {
  if (ids.length === 0) return [];
  const rows = await context.tileRowCache.load(ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row && row.variants.length > 0 ? [tileOf(context, row, colours, locale)] : [];
  });
}

/** A tile as JSON; empty for a product without variants. */
function tileText(context: ApiContext, row: TileRow | undefined, colours: readonly string[], locale: ContentLocale) {
  return row && row.variants.length > 0 ? JSON.stringify(tileOf(context, row, colours, locale)) : '';
}

/** The tiles as the text of a JSON array, for the response of a listing. */
export async function loadTilesJson(
  context: ApiContext,
  ids: readonly number[],
  colours: readonly string[],
  locale: ContentLocale,
): Promise<string> {
  const { tileRowCache, tileJsonCache } = context;
  // The tile as nearly all requests need it.
  const isDefault = locale === 'at' && colours.length === 0;
  const uncached = ids.filter((id) => tileRowCache.textOf(id) === undefined);
  const read = uncached.length === 0 ? null : await tileRowCache.load(uncached);
  const texts = ids.map((id) => {
    const row = tileRowCache.textOf(id);
    if (row === undefined) return tileText(context, read?.get(id), colours, locale);
    const write = () => tileText(context, JSON.parse(row), colours, locale);
    return isDefault ? tileJsonCache.of(id, row, write) : write();
  });
  return `[${texts.filter(Boolean).join()}]`;
}
