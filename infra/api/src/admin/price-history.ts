import type { CalendarDay } from '@bergauf/catalogue-format/austrian-holidays';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';

/** A product with the selling price that it gets, in cents. */
export type NewPrice = { readonly id: number; readonly vk: number };

/**
 * Changes selling prices and keeps the history by days: the last price of a day holds for that day. From the history follows the
 * lowest price in the 30 days before the current price began (PrAG § 9a), which reduced products show. A price in force when the
 * 30 days began counts too.
 * @param today in Vienna
 * @param change writes the prices to the products
 */
export async function recordPrices(
  transaction: Orm,
  prices: readonly NewPrice[],
  today: CalendarDay,
  change: () => Promise<void>,
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(prices.map(({ id, vk }) => ({ id, vk })))}::json) as r (id int, vk int)`;
  // A product without history had its price from the day on which it was added.
  await transaction.execute(sql`
    insert into price_history (product_id, from_date, vk)
    select p.id, (p.added_at at time zone 'Europe/Vienna')::date, p.vk from products p join ${rows} using (id)
    where (p.added_at at time zone 'Europe/Vienna')::date < ${today}::date
      and not exists (select from price_history h where h.product_id = p.id)`);
  await change();
  await transaction.execute(sql`
    delete from price_history h using ${rows} where h.product_id = r.id and h.from_date >= ${today}::date`);
  await transaction.execute(sql`
    insert into price_history (product_id, from_date, vk)
    select r.id, ${today}::date, r.vk from ${rows}
    where r.vk is distinct from (
      select h.vk from price_history h where h.product_id = r.id order by h.from_date desc limit 1)`);
  await transaction.execute(sql`
    with periods as (
      select h.product_id, h.vk, h.from_date,
        lead(h.from_date) over (partition by h.product_id order by h.from_date) as until,
        max(h.from_date) over (partition by h.product_id) as current_from
      from price_history h join ${rows} on r.id = h.product_id),
    lowest as (
      select product_id, min(vk) filter (where until > current_from - 30) as vk from periods group by product_id)
    update products p set lowest_30_days = case when p.vk < p.rrp then lowest.vk end
    from lowest
    where p.id = lowest.product_id
      and p.lowest_30_days is distinct from case when p.vk < p.rrp then lowest.vk end`);
}
