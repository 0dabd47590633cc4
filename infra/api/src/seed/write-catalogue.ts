import { filterGroupIds } from 'shared-contracts/entities';
import type { ScriptConnection } from '../database/database.ts';
import { seedBrands } from './brands.ts';
import type { SeedProduct } from './catalogue.ts';
import { seedCategories } from './categories.ts';
import { brandFacet, colourFacet, genderFacets, seedFilterValues, sizeFacet } from './facet-ids.ts';
import { collectSuggestions } from './suggestions.ts';

const chunk = 500;

/** Sends rows as JSON, a few hundred at a time: one statement and one parameter, however many columns there are. */
async function insertRows(connection: ScriptConnection, statement: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) {
    await connection.query(statement, [JSON.stringify(rows.slice(start, start + chunk))]);
  }
}

function plainInsert(table: string, columns: string): string {
  return `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
}

const insertProducts = `
  insert into products
  select id, brand_id, category_id, kind, gender, names, descriptions, features, details, rrp, vk, premium, staff, pro,
    lowest_30_days, is_new, is_heavy, is_bike, is_ski, sales_rank, added_at,
    setweight(to_tsvector('simple', shop_fold(search_a)), 'A') || setweight(to_tsvector('simple', shop_fold(search_b)), 'B')
      || setweight(to_tsvector('simple', shop_fold(search_c)), 'C') || setweight(to_tsvector('simple', shop_fold(search_d)), 'D')
  from json_to_recordset($1) as row (
    id int, brand_id int, category_id int, kind text, gender smallint, names jsonb, descriptions jsonb, features jsonb,
    details jsonb, rrp int, vk int, premium int, staff int, pro int, lowest_30_days int, is_new boolean, is_heavy boolean,
    is_bike boolean, is_ski boolean, sales_rank int, added_at timestamptz,
    search_a text, search_b text, search_c text, search_d text)`;

const insertSuggestions = `
  insert into suggestions (phrase, folded, weight)
  select phrase, shop_fold(phrase), weight from json_to_recordset($1) as row (phrase text, weight int)`;

const insertSearchWords = `
  insert into search_words (word, stem)
  select word, coalesce((ts_lexize('german_stem', word))[1], word) from ts_stat('select search from products')`;

function productRow(product: SeedProduct): object {
  return {
    id: product.id,
    brand_id: product.brandId,
    category_id: product.categoryId,
    kind: product.kind,
    gender: product.gender,
    names: product.names,
    descriptions: product.descriptions,
    features: product.features,
    details: product.details,
    rrp: product.rrp,
    vk: product.vk,
    premium: product.premium,
    staff: product.staff,
    pro: product.pro,
    lowest_30_days: product.lowest30Days,
    is_new: product.isNew,
    is_heavy: product.isHeavy,
    is_bike: product.isBike,
    is_ski: product.isSki,
    sales_rank: product.salesRank,
    added_at: product.addedAt,
    search_a: product.searchText.a,
    search_b: product.searchText.b,
    search_c: product.searchText.c,
    search_d: product.searchText.d,
  };
}

function facetRows({ id, brandId, gender, variants }: SeedProduct): object[] {
  const inStock = variants.flatMap(({ options }) => options.filter(({ quantity }) => quantity > 0));
  const values: readonly (readonly [filterId: number, valueId: number])[] = [
    [filterGroupIds.brand, brandFacet(brandId)],
    ...variants.map(({ colour }) => [filterGroupIds.color, colourFacet(colour)] as const),
    ...genderFacets(gender).map((value) => [filterGroupIds.gender, value] as const),
    ...[...new Set(inStock.map(({ title }) => title))].map((title) => [filterGroupIds.size, sizeFacet(title)] as const),
  ];
  return values.map(([filter_id, value_id]) => ({ product_id: id, filter_id, value_id }));
}

/** Fills the empty catalogue tables. */
export async function writeCatalogue(connection: ScriptConnection, products: readonly SeedProduct[]): Promise<void> {
  await insertRows(
    connection,
    plainInsert('brands', 'id, slug, name, logo_seed, position'),
    seedBrands.map(({ id, slug, name }, position) => ({ id, slug, name, logo_seed: id, position })),
  );
  await insertRows(
    connection,
    plainInsert('categories', 'id, parent_id, slug, path, names, position'),
    seedCategories.map(({ parentId, ...category }) => ({ ...category, parent_id: parentId })),
  );
  await insertRows(
    connection,
    plainInsert('filter_values', 'id, filter_id, names, short_names, hex, position'),
    seedFilterValues.map(({ filterId, shortNames, ...value }) => ({
      ...value,
      filter_id: filterId,
      short_names: shortNames,
    })),
  );
  await insertRows(connection, insertProducts, products.map(productRow));
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({ ...variant, product_id: product.id, position })),
  );
  await insertRows(connection, plainInsert('variants', 'id, product_id, colour, position, path'), variants);
  const options = variants.flatMap((variant) =>
    variant.options.map((option, position) => ({ ...option, variant_id: variant.id, position })),
  );
  await insertRows(connection, plainInsert('options', 'id, variant_id, title, position, quantity'), options);
  await insertRows(
    connection,
    plainInsert('product_facets', 'product_id, filter_id, value_id'),
    products.flatMap(facetRows),
  );
  await insertRows(connection, insertSuggestions, collectSuggestions(products));
  await connection.query(insertSearchWords);
  await connection.script('analyze');
}
