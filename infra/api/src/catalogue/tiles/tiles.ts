import type { Picture, ProductTile } from 'shared-contracts/entities';
import { type ContentLocale, localized } from '../../database/localized.ts';
import type { ReadContext } from '../../http/api-context.ts';
import { pictureOf } from '../../media/picture-of.ts';
import type { PictureRef, TablePicture } from '../../media/picture-ref.ts';
import { tilePricesOf } from '../money.ts';
import { sizeTitle } from '../product-option.ts';
import type { ReferenceData } from '../reference-data.ts';
import type { TileRow, TileVariant } from './tile-row.ts';

/** The name and the dot of a colour. An order may hold one that is gone from the catalogue. */
export function colourOf(
  key: string,
  { colourByKey }: Pick<ReferenceData, 'colourByKey'>,
  locale: ContentLocale = 'at',
): { readonly name: string; readonly hex: string } {
  const found = colourByKey.get(key);
  return { name: found ? localized(found.names, locale) : key, hex: found?.hex ?? '#8C9490' };
}

type PicturedVariant = { readonly brandName: string; readonly name: string; readonly colour: string };

const anotherView = { at: ', weitere Ansicht', en: ', another view' };
const view = { at: ', Ansicht', en: ', view' };

/** Suffix of the alternative text of a variant's pictures: nothing, another view, view 3, view 4 and so on. */
function viewText(index: number, locale: ContentLocale): string {
  if (index === 0) return '';
  return index === 1 ? localized(anotherView, locale) : `${localized(view, locale)} ${index + 1}`;
}

/**
 * A picture of a colour variant. Its alternative text names product and colour, unless the catalogue has one.
 * @param index its place among the variant's pictures
 */
export function productPicture(
  { reference }: Pick<ReadContext, 'reference'>,
  { brandName, name, colour }: PicturedVariant,
  picture: PictureRef | TablePicture | null | undefined,
  index: number,
  locale: ContentLocale,
): Picture {
  const alt = `${brandName} ${name} in ${colourOf(colour, reference, locale).name}`;
  return pictureOf(picture, locale, `${alt}${viewText(index, locale)}`);
}

/** The second picture of a tile, shown by itself. */
function backOf({ front, back }: TileVariant, locale: ContentLocale): ProductTile['pictureBack'] {
  const { url, srcset } = pictureOf(back ?? front, locale, '');
  return { url, ...(srcset && { srcset }) };
}

/** The variant that a tile shows: in stock and in a filtered colour if possible, otherwise any in stock. */
function faceOf(variants: readonly TileVariant[], colours: readonly string[]): TileVariant | undefined {
  const inStock = variants.filter(({ sizes }) => sizes.length > 0);
  return inStock.find(({ colour }) => colours.includes(colour)) ?? inStock[0] ?? variants[0];
}

function tileOf(context: ReadContext, row: TileRow, colours: readonly string[], locale: ContentLocale): ProductTile {
  const brandName = context.reference.brandById.get(row.brand_id)?.name ?? '';
  const name = localized(row.names, locale);
  const face = faceOf(row.variants, colours);
  if (face === undefined) throw new Error(`Product ${row.id} has no variant`);
  return {
    id: row.id,
    url: face.path,
    brandName,
    nameWithoutBrand: name,
    gender: row.gender,
    picture: productPicture(context, { brandName, name, colour: face.colour }, face.front, 0, locale),
    pictureBack: backOf(face, locale),
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
  context: ReadContext,
  ids: readonly number[],
  colours: readonly string[],
  locale: ContentLocale,
): Promise<ProductTile[]> {
  if (ids.length === 0) return [];
  const rows = await context.tileRowCache.load(ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row && row.variants.length > 0 ? [tileOf(context, row, colours, locale)] : [];
  });
}

/** A tile as JSON; empty for a product without variants. */
function tileText(context: ReadContext, row: TileRow | undefined, colours: readonly string[], locale: ContentLocale) {
  return row && row.variants.length > 0 ? JSON.stringify(tileOf(context, row, colours, locale)) : '';
}

/** The tiles as the text of a JSON array, for the response of a listing. */
export async function loadTilesJson(
  context: ReadContext,
  ids: readonly number[],
  colours: readonly string[],
  locale: ContentLocale,
): Promise<string> {
  const { tileRowCache, tileJsonCache } = context;
  // Only this form is cached, which nearly all requests need.
  const isDefault = locale === 'at' && colours.length === 0;
  const uncached = ids.filter((id) => tileRowCache.textOf(id) === undefined);
  const read = uncached.length === 0 ? null : await tileRowCache.load(uncached);
  const texts = ids.map((id) => {
    const row = tileRowCache.textOf(id);
    if (row === undefined) return tileText(context, read?.get(id), colours, locale);
    const write = () => tileText(context, tileRowCache.rowOf(row), colours, locale);
    return isDefault ? tileJsonCache.of(id, row, write) : write();
  });
  return `[${texts.filter(Boolean).join()}]`;
}
