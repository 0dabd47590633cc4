import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import type { ScriptConnection } from '../database/database.ts';
import type { StoredPicture } from '../media/picture-ref.ts';
import type { ImportTableName } from './import-tables.ts';
import { filesIn, withStoredPictures } from './pictures/row-pictures.ts';
import type { Lookups } from './rows/lookups.ts';
import { continuedHistory, type DatedPrice } from './rows/lowest-price.ts';
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

/** The stored histories of products that bring none. */
async function storedHistories(
  { query }: ScriptConnection,
  products: readonly ProductRecord[],
): Promise<ReadonlyMap<number, readonly DatedPrice[]>> {
  const ids = products.filter(({ priceHistory }) => priceHistory.length === 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await query(
    `select product_id as id, json_agg(json_strip_nulls(json_build_object('from', from_date, 'vk', vk, 'lowest', lowest)) order by from_date) as history
      from price_history where product_id = any($1::int[]) group by product_id`,
    [ids],
  );
  return new Map(rows.map((row) => [Number(row['id']), row['history'] as readonly DatedPrice[]]));
}

export type ProductSources = {
  readonly lookups: Lookups;
  /** ISO date on which prices without a history start. */
  readonly day: string;
  /** What the media store knows about files. */
  knownPictures(files: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
};

/** Adds the rows of checked products. Their facets are derived when all are there (derive-facets.ts). */
export async function stageProducts(
  stage: Stage,
  products: readonly ProductRecord[],
  { lookups, day, knownPictures }: ProductSources,
): Promise<void> {
  const stored = await storedHistories(stage.connection, products);
  const rows = products.map((product) => {
    const { id, prices, priceHistory } = product;
    const history = priceHistory.length > 0 ? priceHistory : continuedHistory(stored.get(id) ?? [], prices.vk, day);
    return productRows(product, history, lookups);
  });
  const files = filesIn(products.flatMap(({ variants }) => variants.map(({ pictures }) => pictures)));
  await insertAll(stage, together(rows), await knownPictures([...files]));
}
