import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import type { StoredPicture } from '../media/picture-ref.ts';
import { type ContinuedProducts, storedHistories } from './continued-histories.ts';
import type { ImportTableName } from './import-tables.ts';
import { filesIn, withStoredPictures } from './pictures/row-pictures.ts';
import type { Lookups } from './rows/lookups.ts';
import { continuedHistory } from './rows/lowest-price.ts';
import { productRows, type TableRows } from './rows/product-rows.ts';
import type { Stage } from './stage.ts';

/** Adds rows with what the media store knows of the pictures that they name. */
export async function insertAll(
  stage: Stage,
  rows: TableRows,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<void> {
  for (const [name, some] of Object.entries(rows)) {
    const table = name as ImportTableName;
    await stage.insert(table, withStoredPictures(table, some, pictures));
  }
}

/** Joins the rows of many records, so that each table gets them in one piece. */
export function together(all: readonly TableRows[]): TableRows {
  const joined: Partial<Record<ImportTableName, object[]>> = {};
  for (const rows of all) {
    for (const [table, some] of Object.entries(rows)) {
      const list = joined[table as ImportTableName] ?? [];
      joined[table as ImportTableName] = list;
      list.push(...some);
    }
  }
  return joined as TableRows;
}

export type ProductSources = {
  readonly lookups: Lookups;
  /** ISO date on which prices without a history start. */
  readonly day: string;
  /** Receives the products whose stored history is continued. Missing: prices are locked, so none can change before they are written. */
  readonly continued?: ContinuedProducts;
  /** What the media store knows about files. */
  knownPictures(files: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
};

/** Adds the rows of checked products. Their facets are derived when all are there (derive-facets.ts). */
export async function stageProducts(
  stage: Stage,
  products: readonly ProductRecord[],
  { lookups, day, continued, knownPictures }: ProductSources,
): Promise<void> {
  const stored = await storedHistories(stage.connection, products, lookups);
  const rows = products.map((product) => {
    const { id, prices, priceHistory, lowest30Days } = product;
    if (priceHistory.length > 0) return productRows(product, priceHistory, lookups);
    continued?.set(id, { hasLowest: lowest30Days !== undefined });
    return productRows(product, continuedHistory(stored.get(id) ?? [], prices.vk, day), lookups);
  });
  const files = filesIn(products.flatMap(({ variants }) => variants.map(({ pictures }) => pictures)));
  await insertAll(stage, together(rows), await knownPictures([...files]));
}
