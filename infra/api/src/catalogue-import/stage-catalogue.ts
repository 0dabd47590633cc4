import { type ReadProgress, type ReadResult, readCatalogue } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { RecordKind, RecordOf } from '@bergauf/catalogue-format/record-kinds';
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import type { ScriptConnection } from '../database/database.ts';
import type { StoredPicture } from '../media/picture-ref.ts';
import { deriveFacets } from './derive.ts';
import type { ImportTableName } from './import-tables.ts';
import { filesIn, withStoredPictures } from './pictures/row-pictures.ts';
import type { PictureStage } from './pictures/stage-pictures.ts';
import { contentRows, isContent } from './rows/content-rows.ts';
import { fixedFilterValueRows } from './rows/filter-value-rows.ts';
import { createLookups } from './rows/lookups.ts';
import { continuedHistory, type DatedPrice } from './rows/lowest-price.ts';
import { productRows, type TableRows } from './rows/product-rows.ts';
import { isReference, referenceRows } from './rows/reference-rows.ts';
import type { Stage } from './stage.ts';
import { createSuggestionCounter } from './suggestions.ts';

async function insertAll(stage: Stage, rows: TableRows, pictures: ReadonlyMap<string, StoredPicture>): Promise<void> {
  for (const [name, some] of Object.entries(rows)) {
    const table = name as ImportTableName;
    await stage.insert(table, withStoredPictures(table, some, pictures));
  }
}

/** Joins the rows of many records, so that each table gets them in one piece. */
function together(all: readonly TableRows[]): TableRows {
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
    `select product_id as id, json_agg(json_build_object('from', from_date, 'vk', vk) order by from_date) as history
      from price_history where product_id = any($1::int[]) group by product_id`,
    [ids],
  );
  return new Map(rows.map((row) => [Number(row['id']), row['history'] as readonly DatedPrice[]]));
}

/**
 * Checks a catalogue folder and writes its records as rows, until there is a fault.
 * @param day ISO date on which prices without a history start
 */
export async function stageCatalogue(
  stage: Stage,
  folder: string,
  day: string,
  pictures: PictureStage,
  onProgress?: (progress: ReadProgress) => void,
): Promise<ReadResult> {
  const lookups = createLookups();
  const suggestions = createSuggestionCounter(lookups);
  const positions = new Map<RecordKind, number>();
  await stage.insert('filter_values', fixedFilterValueRows);

  async function stageProducts(products: readonly ProductRecord[]): Promise<void> {
    const stored = await storedHistories(stage.connection, products);
    for (const product of products) suggestions.count(product);
    const rows = products.map((product) => {
      const { id, prices, priceHistory } = product;
      const history = priceHistory.length > 0 ? priceHistory : continuedHistory(stored.get(id) ?? [], prices.vk, day);
      return productRows(product, history, lookups);
    });
    await insertAll(
      stage,
      together(rows),
      await pictures.known([...filesIn(products.map(({ variants }) => variants))]),
    );
  }

  async function stageOthers<Kind extends RecordKind>(kind: Kind, records: readonly RecordOf<Kind>[]): Promise<void> {
    const first = positions.get(kind) ?? 0;
    positions.set(kind, first + records.length);
    const rows = records.map((record, index): TableRows => {
      const position = first + index;
      if (isReference(kind)) return referenceRows[kind](record as never, position, lookups);
      return isContent(kind) ? contentRows[kind](record as never, position) : {};
    });
    await insertAll(stage, together(rows), await pictures.known([...filesIn(records)]));
  }

  const result = await readCatalogue(
    folder,
    (kind, records) =>
      kind === 'products' ? stageProducts(records as readonly ProductRecord[]) : stageOthers(kind, records),
    onProgress,
    pictures.check,
  );
  await stage.flush();
  if (result.faultCount > 0) return result;
  await deriveFacets(stage);
  await stage.connection.query(
    `insert into ${stage.nameOf('suggestions')} (phrase, folded, weight)
      select phrase, shop_fold(phrase), weight from json_to_recordset($1) as row (phrase text, weight int)`,
    [JSON.stringify(suggestions.all())],
  );
  return result;
}
