import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import type { ScriptConnection } from '../database/database.ts';
import { applyTable, writeStaged } from './apply/apply-staged.ts';
import { findReusedIds, relist } from './apply/delist.ts';
import { lockSuggestions } from './catalogue-lock.ts';
import { deriveFacets, deriveSuggestions } from './derive-facets.ts';
import { type ImportTableName, staged } from './import-tables.ts';
import { analyzeStaged, createStage, createStagingTables } from './stage.ts';
import { type ProductSources, stageProducts } from './stage-products.ts';

/** The tables of products, in the order of `importTables`. */
const productTables: readonly ImportTableName[] = [
  'products',
  'variants',
  'options',
  'product_facets',
  'product_sports',
  'price_history',
];

/** Adds or replaces products in the tables, as an import writes them, and lists them again. All others stay as they are. */
export async function writeProducts(
  connection: ScriptConnection,
  products: readonly ProductRecord[],
  sources: ProductSources,
): Promise<void> {
  const nameOf = (table: ImportTableName) => (productTables.includes(table) ? staged(table) : table);
  await createStagingTables(connection, productTables);
  const stage = createStage(connection, nameOf);
  await stageProducts(stage, products, sources);
  await stage.flush();
  await deriveFacets(stage);
  await analyzeStaged(connection, productTables);
  await findReusedIds(connection, nameOf);
  await relist(connection);
  await writeStaged(connection, productTables, 'products');
}

/** Brings the suggestions to what follows from the listed products. */
export async function writeSuggestions(connection: ScriptConnection): Promise<void> {
  await connection.query(lockSuggestions);
  const nameOf = (table: ImportTableName) => (table === 'suggestions' ? staged(table) : table);
  await createStagingTables(connection, ['suggestions']);
  await deriveSuggestions({ connection, nameOf }, '(select * from products where delisted_at is null)');
  await applyTable(connection, 'suggestions');
}
