import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { genderNames, type ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { filterGroupIds } from 'shared-contracts/entities';
import type { ScriptConnection } from '../../database/database.ts';
import { keptBehind } from '../apply/delist.ts';
import { continuedHistory, type DatedPrice, lowestOfReduced } from '../rows/lowest-price.ts';

/** Products in memory at a time. */
const batchSize = 500;

const select = `
  select p.id, b.slug as brand, c.path as category, p.kind, p.gender, p.names, p.descriptions, p.features, p.details,
    p.rrp, p.vk, p.premium, p.staff, p.pro, p.lowest_30_days, p.sale_type, p.condition, p.size_system, p.mounting, p.is_new,
    p.is_heavy, p.is_bike, p.is_ski, p.sales_rank, p.added_at, p.search_words,
    (select coalesce(json_agg(json_strip_nulls(json_build_object('from', h.from_date, 'vk', h.vk, 'lowest', h.lowest)) order by h.from_date), '[]')
      from price_history h where h.product_id = p.id) as history,
    (select coalesce(json_agg(s.path order by ps.position), '[]')
      from product_sports ps join sports s on s.id = ps.sport_id where ps.product_id = p.id) as sports,
    (select coalesce(json_agg(f.key order by f.position), '[]') from product_facets pf
      join filter_values f on f.id = pf.value_id
      where pf.product_id = p.id and pf.filter_id = ${filterGroupIds.addition}) as additions,
    (select json_agg(json_build_object('id', v.id, 'colour', v.colour, 'path', v.path, 'pictures', v.pictures, 'options', (
        select coalesce(json_agg(json_build_object('id', o.id, 'size', o.title, 'quantity', o.quantity) order by o.position), '[]')
        from options o where o.variant_id = v.id and o.position < ${keptBehind})) order by v.position)
      from variants v where v.product_id = p.id and v.position < ${keptBehind}) as variants
  from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
  where p.id > $1 and p.delisted_at is null and exists (select from variants v where v.product_id = p.id and v.position < ${keptBehind})
  order by p.id limit ${batchSize}`;

type Row = Readonly<Record<string, unknown>>;

/** Only true flags: a missing flag is the same as a false one. */
const flags = (row: Row) =>
  Object.fromEntries(
    (
      [
        ['mounting', 'mounting'],
        ['isNew', 'is_new'],
        ['isHeavy', 'is_heavy'],
        ['isBike', 'is_bike'],
        ['isSki', 'is_ski'],
      ] as const
    ).flatMap(([name, column]) => (row[column] === true ? [[name, true]] : [])),
  );

/** A role's price is left out if it equals the selling price, so that a change of the selling price in the file applies to all. */
const rolePrices = (row: Row) =>
  Object.fromEntries(
    (['premium', 'staff', 'pro'] as const).flatMap((role) => (row[role] === row['vk'] ? [] : [[role, row[role]]])),
  );

/** Left out where an import derives the same from the history, so that it is derived again when a price is added to the history. */
function lowestPrice(row: Row, priceHistory: readonly DatedPrice[]) {
  const stored = row['lowest_30_days'];
  const prices = { rrp: Number(row['rrp']), vk: Number(row['vk']) };
  return stored === lowestOfReduced(prices, priceHistory) ? {} : { lowest30Days: stored };
}

function recordOf(row: Row): ProductRecord {
  const added = row['added_at'];
  // A price that was changed by SQL is not in the stored one.
  const priceHistory = continuedHistory(row['history'] as readonly DatedPrice[], Number(row['vk']), todayInVienna());
  return {
    id: row['id'],
    brand: row['brand'],
    category: row['category'],
    kind: row['kind'],
    gender: genderNames[Number(row['gender'])],
    names: row['names'],
    descriptions: row['descriptions'],
    features: row['features'],
    details: row['details'],
    prices: { rrp: row['rrp'], vk: row['vk'], ...rolePrices(row) },
    priceHistory,
    ...lowestPrice(row, priceHistory),
    saleType: row['sale_type'],
    ...(row['condition'] !== null && { condition: row['condition'] }),
    sizeSystem: row['size_system'],
    sports: row['sports'],
    additions: row['additions'],
    ...flags(row),
    salesRank: row['sales_rank'],
    addedAt: (added instanceof Date ? added : new Date(String(added))).toISOString(),
    ...(row['search_words'] !== null && { searchWords: row['search_words'] }),
    variants: row['variants'],
    // The columns hold what an import has checked.
  } as unknown as ProductRecord;
}

/**
 * The listed products by id, with ids above `after`. Few are in memory at a time. References to pictures still have what the store
 * knows.
 */
export async function* exportProducts(
  { query }: Pick<ScriptConnection, 'query'>,
  after = 0,
): AsyncGenerator<ProductRecord, void, undefined> {
  for (let last = after; ; ) {
    const rows = await query(select, [last]);
    yield* rows.map(recordOf);
    if (rows.length < batchSize) return;
    last = Number(rows.at(-1)?.['id']);
  }
}
