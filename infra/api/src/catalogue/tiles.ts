import { sql } from 'drizzle-orm';
import type { Gender, Picture, ProductTile } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/routes.ts';
import type { PictureView } from '../media/picture-library.ts';
import { type ProductKind, palettes } from '../pictures/index.ts';
import { type PriceCents, tilePricesOf } from './money.ts';

/** A colour variant as the database gives it; `sizes` are those in stock. */
type TileVariant = { id: number; colour: string; path: string; sizes: string[] };

type TileRow = PriceCents & {
  id: number;
  brand_id: number;
  kind: ProductKind;
  gender: Gender;
  names: Localized;
  is_new: boolean;
  variants: TileVariant[];
};

async function selectTileRows(orm: Orm, ids: readonly number[]): Promise<TileRow[]> {
  return selectRows<TileRow>(
    orm,
    sql`
      select p.id, p.brand_id, p.kind, p.gender, p.names, p.rrp, p.vk, p.premium, p.staff, p.pro, p.is_new, v.variants
      from products p
      join lateral (
        select json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'sizes', o.sizes) order by v.position)
          as variants
        from variants v
        join lateral (
          select coalesce(json_agg(o.title order by o.position) filter (where o.quantity > 0), '[]') as sizes
          from options o where o.variant_id = v.id
        ) o on true
        where v.product_id = p.id
      ) v on true
      where p.id = any(${sql.param([...ids])}::int[]) and v.variants is not null`,
  );
}

export function paletteOf(id: string): { readonly name: string; readonly hex: string } {
  const found = palettes.find((palette) => palette.id === id);
  return found ? { name: localized(found.name, 'at'), hex: found.hex } : { name: id, hex: '#8C9490' };
}

type PicturedProduct = {
  readonly id: number;
  readonly kind: ProductKind;
  readonly brandName: string;
  readonly name: string;
};

/** A product's picture in one colour, with the text that stands for it. */
export function productPicture(
  { pictures }: Pick<ApiContext, 'pictures'>,
  { id, kind, brandName, name }: PicturedProduct,
  colour: string,
  view: PictureView,
): Picture {
  const alt = `${brandName} ${name} in ${paletteOf(colour).name}`;
  const suffix = { 1: '', 2: ', weitere Ansicht', 3: ', Detail' }[view];
  return pictures.product({ id, kind }, colour, view, `${alt}${suffix}`);
}

/** Which variant stands for its product: the wanted colours first, then whatever can be bought. */
function faceOf(variants: readonly TileVariant[], colours: readonly string[]): TileVariant | undefined {
  const inStock = variants.filter(({ sizes }) => sizes.length > 0);
  return inStock.find(({ colour }) => colours.includes(colour)) ?? inStock[0] ?? variants[0];
}

function tileOf(context: ApiContext, row: TileRow, colours: readonly string[]): ProductTile {
  const brandName = context.reference.brandById.get(row.brand_id)?.name ?? '';
  const product = { id: row.id, kind: row.kind, brandName, name: localized(row.names, 'at') };
  const face = faceOf(row.variants, colours);
  if (face === undefined) throw new Error(`Product ${row.id} has no variant`);
  return {
    id: row.id,
    url: face.path,
    brandName,
    nameWithoutBrand: product.name,
    gender: row.gender,
    picture: productPicture(context, product, face.colour, 1),
    pictureBack: { url: productPicture(context, product, face.colour, 2).url },
    prices: tilePricesOf(row),
    colours: row.variants.map(({ id, colour }) => ({ id, hex: paletteOf(colour).hex })),
    sizes: face.sizes,
    isNew: row.is_new,
    soldOut: row.variants.every(({ sizes }) => sizes.length === 0),
  };
}

/**
 * Tiles in the order of the ids; ids that do not exist are left out.
 * @param colours palettes the shopper filtered by: a tile shows itself in one of them where it can
 */
export async function loadTiles(
  context: ApiContext,
  ids: readonly number[],
  colours: readonly string[] = [],
): Promise<ProductTile[]> {
  if (ids.length === 0) return [];
  const rows = await selectTileRows(context.orm, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [tileOf(context, row, colours)] : [];
  });
}
