// @module-tag rotated
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { loadProducts } from './load-products.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

it('a product is loaded whatever year it was added in', async () => {
  const ids = [1001, 1002, 1003];
  for (const [at, moment] of ['1000-01-01T00:00:00Z', '2026-03-02T06:00:00Z', '2999-12-31T23:59:59Z'].entries()) {
    await database.orm.execute(sql`update products set added_at = ${moment}::timestamptz where id = ${ids[at]}`);
  }
  const found = await loadProducts(database.orm, ids, { filterValues: [], onTile: () => undefined });
  expect(ids.map((id) => found.get(id)?.addedAt)).toEqual([-2_147_483_648, 1_772_431_200, 2_147_483_647]);
});
