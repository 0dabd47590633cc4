import { isDeepStrictEqual } from 'node:util';
import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import { type ApplyLines, changed, failed, type Outcome, unchanged } from './admin-lines.ts';
import { recordPrices } from './price-history.ts';
import type { ProductLine, ProductRecord } from './product-record.ts';
import { lockProducts, searchOf } from './stored-products.ts';
import { type WrittenProduct, writeProducts } from './write-products.ts';

const isRecord = (line: ProductLine): line is ProductRecord => !('removed' in line);

/** Ids of variants and options that belong to another product or occur twice, by kind. */
async function takenIds(transaction: Orm, products: readonly ProductRecord[]) {
  const variants = products.flatMap(({ id, variants: own }) => own.map((variant) => ({ id: variant.id, product: id })));
  const options = products.flatMap(({ id, variants: own }) =>
    own.flatMap((variant) => variant.options.map((option) => ({ id: option.id, product: id }))),
  );
  return selectRows<{ product: number; what: string; id: number }>(
    transaction,
    sql`
      select r.product, 'variant' as what, r.id from json_to_recordset(${JSON.stringify(variants)}::json) as r (
        id int, product int) join variants v on v.id = r.id and v.product_id <> r.product
      union all
      select r.product, 'option', r.id from json_to_recordset(${JSON.stringify(options)}::json) as r (id int, product int)
        join options o on o.id = r.id join variants v on v.id = o.variant_id and v.product_id <> r.product`,
  );
}

/** Why a product cannot be stored, as far as the product itself and the small tables tell. */
function faultOf(product: ProductRecord, groups: ReadonlyMap<number, number>): string | null {
  const { vk, rrp, saleType, condition, filterValues, sports, variants } = product;
  const options = variants.flatMap((variant) => variant.options);
  const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;
  if (vk > rrp) return 'vk must not exceed rrp.';
  if ((saleType === 'refurbished') !== (condition !== null))
    return 'Refurbished products, and no others, have a condition.';
  for (const value of filterValues) {
    if (!groups.has(value)) return `There is no filter value ${value}.`;
    if (groups.get(value) === filterGroupIds.size)
      return `Filter value ${value} is a size; sizes follow from the options.`;
  }
  if (!isUnique(filterValues) || !isUnique(sports)) return 'A filter value or sport occurs twice.';
  if (!isUnique(variants.map(({ id }) => id)) || !isUnique(options.map(({ id }) => id))) {
    return 'The id of a variant or option occurs twice.';
  }
  return null;
}

function writtenOf({ searchWords: _, ...product }: ProductRecord, search: string): WrittenProduct {
  return { ...product, filterValues: product.filterValues.toSorted((a, b) => a - b), search };
}

/** Adds, replaces and removes whole products. Removing takes the product out of carts and wishlists. */
export const changeProducts: ApplyLines<ProductLine> = async (transaction, lines) => {
  const outcomes = new Map<number, Outcome>();
  const stored = await lockProducts(
    transaction,
    lines.map(({ id }) => id),
  );
  const removed = lines.filter((line) => !isRecord(line) && stored.has(line.id)).map(({ id }) => id);
  for (const { id } of lines) outcomes.set(id, removed.includes(id) ? changed : unchanged);
  if (removed.length > 0) {
    await transaction.execute(sql`delete from products where id = any(${sql.param(removed)}::int[])`);
  }
  const records = lines.filter(isRecord);
  const values = await selectRows<{ id: number; group: number }>(
    transaction,
    sql`select id, filter_id as "group" from filter_values`,
  );
  const groups = new Map(values.map(({ id, group }) => [id, group]));
  for (const record of records) {
    const fault = faultOf(record, groups);
    if (fault !== null) outcomes.set(record.id, failed(fault));
  }
  for (const { product, what, id } of await takenIds(transaction, records)) {
    outcomes.set(product, failed(`The ${what} ${id} belongs to another product.`));
  }
  const sound = records.filter(({ id }) => outcomes.get(id)?.status !== 'failed');
  const searches = await searchOf(transaction, sound);
  const different = sound
    .map((record) => writtenOf(record, searches.get(record.id) ?? ''))
    .filter((product) => !isDeepStrictEqual(product, stored.get(product.id)));
  if (different.length === 0) return outcomes;
  for (const { id } of different) outcomes.set(id, changed);
  await recordPrices(transaction, different, todayInVienna(), () => writeProducts(transaction, different));
  return outcomes;
};
