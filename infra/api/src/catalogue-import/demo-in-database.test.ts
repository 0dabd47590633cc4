// @module-tag rotated
import { daysBefore } from '@bergauf/demo-catalogue/catalogue-day';
import { generateCatalogue } from '@bergauf/demo-catalogue/generator/generate';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, selectRows } from '../database/database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';

/** The demo, as a first import has written it. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const select = <Row>(statement: string) => selectRows<Row>(database.orm, sql.raw(statement));

it('is what its generator makes, with dates counted from its day', async () => {
  const catalogue = generateCatalogue(testDemoOptions);
  const rows = await select<{ id: number; vk: number; added: string }>(
    `select id, vk, to_char(added_at at time zone 'UTC', 'YYYY-MM-DD') as added from products order by id`,
  );
  expect(rows).toEqual(
    catalogue.map(({ id, vk, addedBefore }) => ({
      id,
      vk,
      added: daysBefore(testDemoOptions.day, Math.ceil(addedBefore / 86_400)),
    })),
  );
});

it('is found by its words, and by other words as soon as its text changes', async () => {
  const stray = 'select count(*)::int as n from products where search is distinct from search_of(search_source)';
  expect(await select(stray)).toEqual([{ n: 0 }]);
  expect(await select(`select count(*)::int as n from products where search_source = ''`)).toEqual([{ n: 0 }]);
  const [first] = await select<{ id: number }>('select min(id) as id from products');
  const renamed = database.transaction(async ({ query }) => {
    await query(`update products set search_source = 'wolpertinger' where id = $1`, [first?.id]);
    expect(await query(`select id from products where search @@ 'wolpertinger'::tsquery`)).toEqual([first]);
    throw new Error('rolled back');
  });
  await expect(renamed).rejects.toThrow('rolled back');
});

it('names as lowest price of 30 days what the price history says', async () => {
  const wrong = await select(`
    with reduced as (
      select p.id, p.lowest_30_days, max(h.from_date) as since
      from products p join price_history h on h.product_id = p.id where p.vk < p.rrp and p.sale_type <> 'refurbished'
      group by p.id
    ), before as (
      select product_id, vk, from_date, lead(from_date) over (partition by product_id order by from_date) as until
      from price_history
    )
    select r.id from reduced r join before b on b.product_id = r.id
    where b.from_date < r.since and b.until > r.since - 30
    group by r.id, r.lowest_30_days having min(b.vk) <> r.lowest_30_days`);
  expect(wrong).toEqual([]);
});
