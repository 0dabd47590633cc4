import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { requestDatabase } from '../testing/postgres/database-service.ts';
import { currentPosition, type LogPosition, readChanges } from './change-log.ts';

let database: Database;
let one: pg.Client;
let other: pg.Client;
let notifications: number;
let position: LogPosition;

beforeAll(async () => {
  const url = await requestDatabase();
  database = await openPostgres(url, () => undefined);
  [one, other] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([one.connect(), other.connect()]);
  other.on('notification', () => {
    notifications += 1;
  });
  await other.query('listen catalogue_changed');
}, 120_000);
afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await database.close();
});
beforeEach(async () => {
  // Its response comes after the notifications of what has been committed.
  await other.query('select 1');
  notifications = 0;
  position = await currentPosition(database.orm);
});

/** What was committed since the last call. */
async function news() {
  const read = await readChanges(database.orm, position);
  ({ position } = read);
  return read.changes;
}

const productsOf = async () => {
  const { products = [], prices = [] } = (await news()) ?? {};
  return [...products, ...prices].sort((a, b) => a - b);
};

describe('the log', () => {
  it('names what a statement changed, and nothing where it changed nothing', async () => {
    await one.query('update products set vk = vk - 1 where id in (1001, 1002)');
    expect(await productsOf()).toEqual([1001, 1002]);
    for (const statement of [
      'update products set vk = vk',
      'update options set quantity = quantity',
      'update variants set position = position',
      'update brands set name = name',
      'delete from products where id = -1',
      'delete from team_products where team_id = -1',
    ]) {
      await one.query(statement);
      expect(await news(), statement).toBeNull();
    }
  });

  it('tells prices that change alone from a change of any other column', async () => {
    const prices = ['rrp', 'vk', 'premium', 'staff', 'pro', 'lowest_30_days'];
    const byType: Record<string, (column: string) => string> = {
      bool: (column) => `not ${column}`,
      int2: (column) => `3 - ${column}`,
      int4: (column) => `coalesce(${column}, 0) + 1`,
      text: (column) => `coalesce(${column}, '') || 'x'`,
      jsonb: (column) => `coalesce(${column}, '{}') || '{"x": 1}'`,
      timestamptz: (column) => `coalesce(${column}, now()) + interval '1 day'`,
      tsvector: (column) => `${column} || 'x'::tsvector`,
    };
    const byName: Record<string, string> = {
      vk: 'vk - 1',
      brand_id: '(select min(b.id) from brands b where b.id <> brand_id)',
      category_id: '(select min(c.id) from categories c where c.id <> category_id)',
      sale_type: `'outlet'`,
    };
    // A trigger sets `changed_at` when other columns change.
    const { rows } = await one.query<{ name: string; type: string }>(
      `select column_name as name, udt_name as type from information_schema.columns
        where table_name = 'products' and column_name not in ('id', 'changed_at')`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(prices));
    for (const { name, type } of rows) {
      const value = byName[name] ?? byType[type]?.(name);
      const saleType = name === 'condition' ? 'refurbished' : 'regular';
      const changed = await one.query<{ id: number }>(
        `update products set ${name} = ${value} where id = (
          select id from products where sale_type = '${saleType}' and vk > 1 order by id limit 1) returning id`,
      );
      const id = changed.rows[0]?.id ?? 0;
      const found = await news();
      const expected = prices.includes(name)
        ? { prices: new Set([id]), products: new Set() }
        : { products: new Set([id]) };
      expect(found, name).toMatchObject({ ...expected, hasContent: true });
    }
  });

  it('tells a number of pieces from a size that is sold out or returns', async () => {
    const { rows } = await one.query<{ id: number; product: number }>(
      `select o.id, v.product_id as product from options o join variants v on v.id = o.variant_id where quantity > 3 limit 1`,
    );
    const { id, product } = rows[0] ?? { id: 0, product: 0 };
    const set = (quantity: number) => one.query('update options set quantity = $2 where id = $1', [id, quantity]);
    await set(2);
    expect(await news()).toMatchObject({ pieces: new Set([product]), products: new Set(), hasContent: false });
    await set(0);
    expect(await news()).toMatchObject({ pieces: new Set(), products: new Set([product]), hasContent: true });
    await set(5);
    expect(await news()).toMatchObject({ pieces: new Set(), products: new Set([product]) });
  });

  it.each([
    ['a filter value', `update filter_values set hex = '#123456' where id = 2001`, { hasReference: true }],
    ['a suggestion', `insert into suggestions values ('x', 'x', 1)`, { hasSuggestions: true }],
    ['an assortment', 'delete from team_products where position = 0', { hasContent: true, hasReference: false }],
    ['a relation', 'delete from product_relations where position = 0', { hasContent: true }],
    ['an emptied table', 'truncate product_facets', { isEverything: true }],
  ])('has %s', async (_what, statement, expected) => {
    await one.query(statement);
    expect(await news()).toMatchObject(expected);
  });

  it('needs no rights of a role that may only change prices', async () => {
    await one.query('create role pricing; grant select, update on products to pricing; set role pricing');
    try {
      await one.query('update products set vk = vk - 1 where id = 1005');
    } finally {
      await one.query('reset role; revoke all on products from pricing; drop role pricing');
    }
    expect(await productsOf()).toEqual([1005]);
  });

  it('gives a product the new words of its name and of its brand, and takes the old ones', async () => {
    const wordsOf = async () =>
      (await one.query<{ s: string }>('select search::text s from products where id = 1001')).rows[0]?.s;
    await one.query(`update products set names = '{"at": "Gletscherwolle", "en": "Névé"}' where id = 1001`);
    expect(await wordsOf()).toMatch(/'gletscherwolle':\d+B.*'neve':\d+B/);
    await one.query(`update products set names = '{"at": "Firnseide"}' where id = 1001`);
    expect(await wordsOf()).not.toMatch(/gletscherwolle|neve/);
    await one.query(
      `update brands set name = 'Steinbock Werke' where id = (select brand_id from products where id = 1001)`,
    );
    expect(await wordsOf()).toMatch(/'firnseide':\d+B.*'steinbock':\d+B.*'werke':\d+B/);
    expect((await news())?.words).toContain(1001);
  });
});

describe('a reader', () => {
  it('misses nothing of a transaction that began before its position and commits after it', async () => {
    await one.query('begin');
    await one.query('update products set vk = vk - 1 where id = 1003');
    await other.query('update products set vk = vk - 1 where id = 1004');
    expect(await productsOf()).toEqual([1004]);
    expect(await productsOf()).toEqual([]);
    await one.query('commit');
    expect(await productsOf()).toEqual([1003]);
    expect(await productsOf()).toEqual([]);
  });

  it('sees nothing of a transaction that is rolled back', async () => {
    await one.query('begin');
    await one.query('update products set vk = vk - 1 where id = 1003');
    await one.query('rollback');
    expect(await news()).toBeNull();
  });

  it('gets one notification of a transaction, whatever it changed', async () => {
    await one.query('begin');
    for (let step = 1; step < 20; step++) await one.query('update products set vk = greatest(1, vk - 1)');
    await one.query('commit');
    await one.query('update products set vk = vk + 1 where id = 1001');
    await vi.waitFor(() => expect(notifications).toBeGreaterThan(1));
    expect(notifications).toBe(2);
  });

  it('reads everything again where rows may have been deleted since its position', async () => {
    position = { ...position, readAt: position.readAt - 13 * 3600 };
    expect(await news()).toMatchObject({ isEverything: true, hasContent: true });
    expect(await news()).toBeNull();
  });

  it('does not repeat rows that another server has numbered, as those of a restored dump', async () => {
    const { rows } = await one.query<{ ahead: string }>(
      'select (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000000)::text as ahead',
    );
    await one.query(`insert into catalogue_changes (kind, product_ids, transaction) values ('everything', '{}', $1)`, [
      rows[0]?.ahead,
    ]);
    expect(await news()).toBeNull();
    await one.query('update products set vk = vk - 1 where id = 1001');
    expect(await productsOf()).toEqual([1001]);
    expect(await news()).toBeNull();
  });

  it('reads everything again, once, on another timeline: a standby that took over may reuse numbers', async () => {
    const { timeline } = position;
    position = { ...position, timeline: '00000009' };
    expect(await news()).toMatchObject({ isEverything: true, hasContent: true });
    expect(position.timeline).toBe(timeline);
    expect(await news()).toBeNull();
    position = { ...position, timeline: null };
    expect(await news()).toBeNull();
  });

  it('reads everything again, once, where its position is ahead of the server, as after a failover', async () => {
    await one.query('update products set vk = vk - 1 where id = 1001');
    position = { ...position, snapshot: '900000000000:900000000000:' };
    expect(await news()).toMatchObject({ isEverything: true, hasContent: true });
    expect(await news()).toBeNull();
    await one.query('update products set vk = vk - 1 where id = 1002');
    expect(await productsOf()).toEqual([1002]);
  });
});
