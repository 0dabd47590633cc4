import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import type { ScriptConnection } from '../database/database.ts';
import { type Lookups, requireKnown } from './rows/lookups.ts';
import { continuedHistory, type DatedPrice, lowestOfReduced } from './rows/lowest-price.ts';

/** Products whose stored price history is continued because their records have none, and whether they have a lowest price. */
export type ContinuedProducts = Map<number, { readonly hasLowest: boolean }>;

/** What staging reports about price histories. */
export type StagedHistories = {
  /** ISO date on which prices without a history start. */
  readonly day: string;
  readonly continued: ContinuedProducts;
};

type StoredHistory = {
  readonly id: number;
  readonly brand: string;
  readonly name: string;
  readonly history: readonly DatedPrice[];
};

async function readHistories(
  { query }: ScriptConnection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredHistory>> {
  if (ids.length === 0) return new Map();
  const rows = await query(
    `select p.id, b.name as brand, p.names ->> 'at' as name,
        json_agg(json_strip_nulls(json_build_object('from', h.from_date, 'vk', h.vk, 'lowest', h.lowest)) order by h.from_date) as history
      from price_history h join products p on p.id = h.product_id join brands b on b.id = p.brand_id
      where h.product_id = any($1::int[]) group by p.id, b.id`,
    [ids],
  );
  return new Map((rows as unknown as readonly StoredHistory[]).map((row) => [row.id, row]));
}

/** The stored histories of products without one in their record. A reused id (`findReusedIds`) starts a new history. */
export async function storedHistories(
  connection: ScriptConnection,
  products: readonly ProductRecord[],
  { brands }: Pick<Lookups, 'brands'>,
): Promise<ReadonlyMap<number, readonly DatedPrice[]>> {
  const continued = products.filter(({ priceHistory }) => priceHistory.length === 0);
  const stored = await readHistories(
    connection,
    continued.map(({ id }) => id),
  );
  return new Map(
    continued.flatMap(({ id, brand, names }) => {
      const before = stored.get(id);
      const isSame = before?.name === names.at || before?.brand === requireKnown(brands, brand).name;
      return before && isSame ? [[id, before.history] as const] : [];
    }),
  );
}

/**
 * Repeats the continuation for products whose prices were changed since they were staged: such a price was valid, if only while the
 * import read its files, and the lowest price of 30 days counts it. Call it under the lock of the catalogue, after `findReusedIds`.
 */
export async function continueChangedHistories(
  connection: ScriptConnection,
  { continued, day }: StagedHistories,
): Promise<void> {
  const { query } = connection;
  const changed = await query(`
    select distinct s.id, s.vk, s.rrp
    from price_history t join staged_products s on s.id = t.product_id
      left join staged_price_history h on h.product_id = t.product_id and h.from_date = t.from_date
    where (t.vk, t.lowest) is distinct from (h.vk, h.lowest) and not exists (select from reused_products r where r.id = s.id)`);
  const products = changed as unknown as readonly { readonly id: number; readonly vk: number; readonly rrp: number }[];
  const ids = products.map(({ id }) => id).filter((id) => continued.has(id));
  const stored = await readHistories(connection, ids);
  const again = products.flatMap(({ id, vk, rrp }) => {
    const before = stored.get(id);
    return before ? [{ id, vk, rrp, history: continuedHistory(before.history, vk, day) }] : [];
  });
  if (again.length === 0) return;
  await query('delete from staged_price_history where product_id = any($1::int[])', [ids]);
  const prices = again.flatMap(({ id, history }) => history.map((price) => ({ id, ...price })));
  await query(
    `insert into staged_price_history (product_id, from_date, vk, lowest)
      select id, "from", vk, lowest from json_to_recordset($1::json) as r (id int, "from" date, vk int, lowest int)`,
    [JSON.stringify(prices)],
  );
  const derived = again.filter(({ id }) => continued.get(id)?.hasLowest === false);
  const lowest = derived.map(({ id, history, ...prices }) => ({ id, lowest: lowestOfReduced(prices, history) }));
  await query(
    `update staged_products s set lowest_30_days = r.lowest
      from json_to_recordset($1::json) as r (id int, lowest int) where s.id = r.id`,
    [JSON.stringify(lowest)],
  );
}
