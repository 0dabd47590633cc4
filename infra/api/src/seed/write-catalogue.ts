import type { ScriptConnection } from '../database/database.ts';
import { seedBrands } from './brands.ts';
import type { SeedProduct } from './catalogue.ts';
import { seedCategories } from './categories.ts';
import { seedFilterValues } from './facet-ids.ts';
import { facetRows, optionRows, priceRows, productRow, sportRows, variantRows } from './rows.ts';
import { seedSports } from './sports.ts';
import { createSuggestionCounter } from './suggestions.ts';

/** Products at a time: what is in memory, and what one statement carries. */
const batchSize = 200;

function plainInsert(table: string, columns: string): string {
  return `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
}

const inserts = {
  brands: plainInsert('brands', 'id, slug, name, logo_seed, position'),
  categories: plainInsert('categories', 'id, parent_id, slug, path, names, position'),
  filterValues: plainInsert('filter_values', 'id, filter_id, names, short_names, hex, position'),
  sports: plainInsert('sports', 'id, parent_id, slug, path, names, position'),
  variants: plainInsert('variants', 'id, product_id, colour, position, path'),
  options: plainInsert('options', 'id, variant_id, title, position, quantity'),
  facets: plainInsert('product_facets', 'product_id, filter_id, value_id'),
  productSports: plainInsert('product_sports', 'product_id, sport_id, position'),
  prices: plainInsert('price_history', 'product_id, from_date, vk'),
} as const;

const productColumns = `id, brand_id, category_id, kind, gender, names, descriptions, features, details, rrp, vk, premium, staff,
  pro, lowest_30_days, is_new, is_heavy, is_bike, is_ski, sales_rank, added_at, sale_type, condition, size_system, mounting`;

const insertProducts = `
  insert into products (${productColumns}, search)
  select ${productColumns},
    setweight(to_tsvector('simple', shop_fold(search_a)), 'A') || setweight(to_tsvector('simple', shop_fold(search_b)), 'B')
      || setweight(to_tsvector('simple', shop_fold(search_c)), 'C') || setweight(to_tsvector('simple', shop_fold(search_d)), 'D')
  from json_to_recordset($1) as row (
    id int, brand_id int, category_id int, kind text, gender smallint, names jsonb, descriptions jsonb, features jsonb,
    details jsonb, rrp int, vk int, premium int, staff int, pro int, lowest_30_days int, is_new boolean, is_heavy boolean,
    is_bike boolean, is_ski boolean, sales_rank int, added_at timestamptz, sale_type text, condition jsonb,
    size_system text, mounting boolean, search_a text, search_b text, search_c text, search_d text)`;

const insertSuggestions = `
  insert into suggestions (phrase, folded, weight)
  select phrase, shop_fold(phrase), weight from json_to_recordset($1) as row (phrase text, weight int)`;

const insertSearchWords = `
  insert into search_words (word, stem)
  select word, coalesce((ts_lexize('german_stem', word))[1], word) from ts_stat('select search from products')`;

/** Rows travel as JSON: one statement and one parameter, however many columns and rows there are. */
async function insert(connection: ScriptConnection, statement: string, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await connection.query(statement, [JSON.stringify(rows)]);
}

async function writeReferenceData(connection: ScriptConnection): Promise<void> {
  const brands = seedBrands.map(({ id, slug, name }, position) => ({ id, slug, name, logo_seed: id, position }));
  await insert(connection, inserts.brands, brands);
  const categories = seedCategories.map(({ parentId, ...category }) => ({ ...category, parent_id: parentId }));
  await insert(connection, inserts.categories, categories);
  const values = seedFilterValues.map(({ filterId, shortNames, ...value }) => ({
    ...value,
    filter_id: filterId,
    short_names: shortNames,
  }));
  await insert(connection, inserts.filterValues, values);
  const sports = seedSports.map(({ parentId, ...sport }) => ({ ...sport, parent_id: parentId }));
  await insert(connection, inserts.sports, sports);
}

async function writeBatch(connection: ScriptConnection, batch: readonly SeedProduct[], day: string): Promise<void> {
  await insert(
    connection,
    insertProducts,
    batch.map((product) => productRow(product, day)),
  );
  await insert(connection, inserts.variants, batch.flatMap(variantRows));
  await insert(connection, inserts.options, batch.flatMap(optionRows));
  await insert(connection, inserts.facets, batch.flatMap(facetRows));
  await insert(connection, inserts.productSports, batch.flatMap(sportRows));
  await insert(
    connection,
    inserts.prices,
    batch.flatMap((product) => priceRows(product, day)),
  );
}

/** Fills the empty catalogue tables, a batch at a time, so that memory does not grow with the catalogue. */
export async function writeCatalogue(
  connection: ScriptConnection,
  products: Iterable<SeedProduct>,
  day: string,
): Promise<void> {
  await writeReferenceData(connection);
  const suggestions = createSuggestionCounter();
  let batch: SeedProduct[] = [];
  for (const product of products) {
    suggestions.count(product);
    batch.push(product);
    if (batch.length < batchSize) continue;
    await writeBatch(connection, batch, day);
    batch = [];
  }
  await writeBatch(connection, batch, day);
  await insert(connection, insertSuggestions, suggestions.all());
  await connection.query(insertSearchWords);
  await connection.script('analyze');
}
