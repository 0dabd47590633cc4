import { sql } from 'drizzle-orm';
import type { Gender, Product, ProductCategories, ProductOption } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ProductDetail } from '../database/schema.ts';
import { notFound } from '../http/api-error.ts';
import type { ApiContext } from '../http/routes.ts';
import type { ProductKind } from '../pictures/index.ts';
import { genderSysname } from './genders.ts';
import { money, type PriceCents, pricesOf } from './money.ts';
import { breadcrumbOf, categoryTrail, placeUrl } from './place.ts';
import type { ReferenceData } from './reference-data.ts';
import { loadTiles, paletteOf, productPicture } from './tiles.ts';

type ProductRow = PriceCents & {
  id: number;
  brand_id: number;
  category_id: number;
  kind: ProductKind;
  gender: Gender;
  names: Localized;
  descriptions: Localized;
  features: readonly Localized[];
  details: readonly ProductDetail[];
  lowest_30_days: number | null;
  is_new: boolean;
  is_heavy: boolean;
  is_bike: boolean;
  is_ski: boolean;
  variants: { id: number; colour: string; path: string; options: { id: number; title: string; quantity: number }[] }[];
};

async function selectProduct(orm: Orm, path: string): Promise<ProductRow | undefined> {
  const rows = await selectRows<ProductRow>(
    orm,
    sql`
      select p.id, p.brand_id, p.category_id, p.kind, p.gender, p.names, p.descriptions, p.features, p.details, p.rrp, p.vk,
        p.premium, p.staff, p.pro, p.lowest_30_days, p.is_new, p.is_heavy, p.is_bike, p.is_ski,
        (select json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'options', (
            select json_agg(json_build_object('id', o.id, 'title', o.title, 'quantity', o.quantity) order by o.position)
            from options o where o.variant_id = v.id)) order by v.position)
          from variants v where v.product_id = p.id) as variants
      from products p join variants shown on shown.product_id = p.id
      where shown.path = ${path}`,
  );
  return rows[0];
}

/** Of the same category, for the same people first, then by how near the price is. */
async function relatedIds(orm: Orm, product: ProductRow): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    orm,
    sql`
      select id from products where category_id = ${product.category_id} and id <> ${product.id}
      order by gender = ${product.gender} desc, abs(vk - ${product.vk}), id limit 8`,
  );
  return rows.map(({ id }) => id);
}

/** The names of a category and those above it, as SPEC 3 spreads them over fields. */
export function productCategories(categoryId: number, reference: ReferenceData): ProductCategories {
  const trail = categoryTrail(reference.categoryById.get(categoryId) ?? null, reference);
  const [category = '', ...below] = trail.map(({ name }) => name);
  const fields = ['subcategory', 'subsubcategory', 'subsubsubcategory', 'subsubsubsubcategory'] as const;
  const named = fields.flatMap((field, level) => {
    const name = below[level];
    return name === undefined ? [] : [[field, name] as const];
  });
  return { category, ...Object.fromEntries(named) };
}

export function optionOf({ id, title, quantity }: { id: number; title: string; quantity: number }): ProductOption {
  return { id, title, stock: quantity > 0, quantity };
}

/** `/p/x`, `p/x/` and `/p/x/` are the same page. */
function canonicalPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}/`;
}

/** A product in the colour its path names. Throws the 404 where there is none. */
export async function loadProduct(context: ApiContext, path: string): Promise<Product> {
  const { orm, reference, pictures } = context;
  const row = await selectProduct(orm, canonicalPath(path));
  const shown = row?.variants.find((variant) => variant.path === canonicalPath(path));
  if (row === undefined || shown === undefined) throw notFound();
  const brand = reference.brandById.get(row.brand_id);
  const category = reference.categoryById.get(row.category_id) ?? null;
  const brandName = brand?.name ?? '';
  const name = localized(row.names, 'at');
  const pictured = { id: row.id, kind: row.kind, brandName, name };
  return {
    id: row.id,
    variantId: shown.id,
    articleNumber: String(shown.id),
    url: shown.path,
    brandName,
    brand: {
      name: brandName,
      url: placeUrl({ section: 'brands', brand: brand ?? null, gender: 0, category: null }),
      logo: pictures.brandLogo(brand?.slug ?? ''),
    },
    nameWithoutBrand: name,
    description: localized(row.descriptions, 'at'),
    features: row.features.map((feature) => localized(feature, 'at')),
    details: row.details.map((entry) => ({ name: localized(entry.name, 'at'), value: localized(entry.value, 'at') })),
    gender: row.gender,
    genderSysname: genderSysname(row.gender),
    categories: productCategories(row.category_id, reference),
    breadcrumb: [
      ...breadcrumbOf({ section: 'all', brand: null, gender: row.gender, category }, reference),
      { name: `${brandName} ${name}`, url: shown.path },
    ],
    colour: paletteOf(shown.colour),
    colours: row.variants.map((variant) => ({
      id: variant.id,
      ...paletteOf(variant.colour),
      url: variant.path,
      picture: productPicture(context, pictured, variant.colour, 1),
      soldOut: variant.options.every(({ quantity }) => quantity === 0),
    })),
    options: shown.options.map(optionOf),
    pictures: ([1, 2, 3] as const).map((view) => productPicture(context, pictured, shown.colour, view)),
    prices: pricesOf(row),
    lowestPrice30Days: row.lowest_30_days === null ? null : money(row.lowest_30_days),
    isNew: row.is_new,
    isHeavy: row.is_heavy,
    isBike: row.is_bike,
    isSki: row.is_ski,
    related: await loadTiles(context, await relatedIds(orm, row)),
  };
}
