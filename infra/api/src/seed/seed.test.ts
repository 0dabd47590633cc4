import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, selectRows } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { testData } from '../testing/test-data.ts';
import { testSeedOptions } from '../testing/test-seed.ts';
import { generateCatalogue } from './generator/generate.ts';
import { ensureCatalogue } from './seed.ts';
import { daysBefore, today } from './writer/catalogue-day.ts';
import { catalogueTables } from './writer/catalogue-tables.ts';

let database: Database;
beforeAll(async () => {
  const data = await testData();
  database =
    'databaseUrl' in data
      ? await openPostgres(data.databaseUrl, () => undefined)
      : await openPglite('folder' in data ? data : { memory: true, ...(data.image && { image: data.image }) });
}, 120_000);
afterAll(() => database.close());

const select = <Row>(statement: string) => selectRows<Row>(database.orm, sql.raw(statement));

/** All rows of the catalogue, without differences between server versions: time zones and the stemmer. */
async function contents(): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of catalogueTables) {
    const rows = await select<{ row: string }>(
      `select (to_jsonb(t) - 'added_at' - 'stem')::text as row from ${table} t`,
    );
    tables[table] = rows.map(({ row }) => row).sort();
  }
  return tables;
}

const small = { products: 120, seed: 9, day: '2026-05-04' };

async function shopperWith(requestId: string, optionIds: readonly number[], productIds: readonly number[]) {
  await database.transaction(async ({ query }) => {
    await query('insert into shoppers (request_id) values ($1)', [requestId]);
    for (const id of optionIds) {
      await query(
        `insert into cart_lines (request_id, hash, option_id, amount, mounting, related_products)
         values ($1, $2, $3, 1, false, '{}')`,
        [requestId, `hash-${id}`, id],
      );
    }
    for (const id of productIds) {
      await query('insert into wishlist_entries (request_id, product_id) values ($1, $2)', [requestId, id]);
    }
  });
}

describe('a database that has the catalogue', () => {
  it('is left alone, whether the same is asked for or nothing', async () => {
    expect(await ensureCatalogue(database, testSeedOptions)).toBe(false);
    expect(await ensureCatalogue(database)).toBe(false);
  });

  it('holds what the generator makes, with dates counted from its day', async () => {
    const catalogue = generateCatalogue(testSeedOptions);
    const rows = await select<{ id: number; vk: number; added: string }>(
      `select id, vk, to_char(added_at at time zone 'UTC', 'YYYY-MM-DD') as added from products order by id`,
    );
    const day = testSeedOptions.day ?? '';
    expect(rows).toEqual(
      catalogue.map(({ id, vk, addedBefore }) => ({ id, vk, added: daysBefore(day, Math.ceil(addedBefore / 86_400)) })),
    );
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
    const open = await select(`
      select id from products p where vk <> (
        select vk from price_history h where h.product_id = p.id order by from_date desc limit 1)`);
    expect(open).toEqual([]);
  });
});

describe('another catalogue', () => {
  it('replaces the old one and is then exactly what an empty database gets', async () => {
    const [kept, changed] = [generateCatalogue(testSeedOptions), generateCatalogue(small)];
    const same = kept.find(({ id, names }) => changed.some((other) => other.id === id && other.names.at === names.at));
    expect(same).toBeUndefined();
    const gone = kept.at(-1);
    const renamed = kept[0];
    const options = [gone, renamed].map((product) => product?.variants[0]?.options[0]?.id ?? 0);
    await shopperWith('guest-replace', options, [gone?.id ?? 0, renamed?.id ?? 0]);

    expect(await ensureCatalogue(database, small)).toBe(true);
    const replaced = await contents();
    // A reused id counts as removed.
    expect(await select(`select * from cart_lines where request_id = 'guest-replace'`)).toEqual([]);
    expect(await select(`select * from wishlist_entries where request_id = 'guest-replace'`)).toEqual([]);
    expect(await select(`select request_id from shoppers where request_id = 'guest-replace'`)).toHaveLength(1);

    const empty = await openPglite({ memory: true });
    try {
      await migrate(empty);
      expect(await ensureCatalogue(empty, small)).toBe(true);
      const rows = await selectRows<{ n: number }>(empty.orm, sql`select count(*)::int as n from products`);
      expect(rows).toEqual([{ n: 120 }]);
      const there = database;
      database = empty;
      const fresh = await contents();
      database = there;
      for (const table of catalogueTables) expect(replaced[table], table).toEqual(fresh[table]);
    } finally {
      await empty.close();
    }
  }, 240_000);

  it('of another generator leaves carts and wishlists of unchanged products', async () => {
    const product = generateCatalogue(small)[5];
    const optionId = product?.variants[0]?.options[0]?.id ?? 0;
    await shopperWith('guest-same', [optionId], [product?.id ?? 0]);
    await select(`update shop_state set value = value || '{"generator": "an older one"}' where key = 'catalogue'`);
    await select(`update products set vk = vk - 1 where id = ${product?.id}`);
    expect(await ensureCatalogue(database)).toBe(true);
    const lines = await select<{ option_id: number }>(
      `select option_id from cart_lines where request_id = 'guest-same'`,
    );
    expect(lines).toEqual([{ option_id: optionId }]);
    expect(await select(`select * from wishlist_entries where request_id = 'guest-same'`)).toHaveLength(1);
    const [row] = await select<{ vk: number }>(`select vk from products where id = ${product?.id}`);
    expect(row?.vk).toBe(product?.vk);
    const [state] = await select<{ value: object }>(`select value from shop_state where key = 'catalogue'`);
    expect(state?.value).toMatchObject({ products: 120, seed: 9, day: today(new Date()) });
  }, 240_000);

  it('is not written at all when it fails halfway', async () => {
    const before = await contents();
    await database.transaction(({ script }) =>
      script(`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
        create trigger refuse before insert on suggestions for each row execute function refuse();`),
    );
    await expect(ensureCatalogue(database, { products: 60 })).rejects.toThrow();
    expect(await contents()).toEqual(before);
  }, 240_000);
});
