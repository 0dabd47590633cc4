// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { filterGroupIds, Listing, SearchLimited } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { dataOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

async function search(words: string): Promise<Listing> {
  return dataOf(await server.inject(`/api/v1/search/?limit=96&q=${encodeURIComponent(words)}`), Listing);
}

async function brandWithProducts(): Promise<{ id: number; products: number }> {
  const [brand] = await selectRows<{ id: number; products: number }>(
    orm,
    sql`select brand_id as id, count(*)::int as products from products group by 1 order by 2 desc, 1 limit 1`,
  );
  if (!brand) throw new Error('no products');
  return brand;
}

const spellings = ["o'neill", 'O’NEILL', 'oneill', 'o neill', "o'neill's", 'neill'];

it('a brand with an apostrophe is found however it is typed, renamed by itself or written by an import', async () => {
  const { id, products } = await brandWithProducts();
  await orm.execute(sql`update brands set name = 'O''Neill' where id = ${id}`);
  for (const words of spellings)
    await vi.waitFor(async () => expect([words, (await search(words)).total]).toEqual([words, products]), 10_000);
  await orm.execute(sql`update brands set name = 'Silberfels' where id = ${id}`);
  await vi.waitFor(async () => expect((await search('silberfels')).total).toBe(products), 10_000);
  expect((await search('oneill')).total).toBe(0);
  await orm.execute(
    sql`update products set search_source = replace(search_source, e'\n', e'\nO’Neill ') where brand_id = ${id}`,
  );
  for (const words of spellings)
    await vi.waitFor(async () => expect([words, (await search(words)).total]).toEqual([words, products]), 10_000);
}, 60_000);

it('products of a brand with an apostrophe are suggested while it is typed', async () => {
  const { id } = await brandWithProducts();
  await orm.execute(sql`update brands set name = 'O''Neill' where id = ${id}`);
  await vi.waitFor(async () => expect((await search('oneill')).total).toBeGreaterThan(0), 10_000);
  const { search: suggested } = dataOf(
    await server.inject(`/search-limited/?q=${encodeURIComponent("o'nei")}`),
    SearchLimited,
  );
  expect(suggested.length).toBeGreaterThan(0);
}, 30_000);

async function renameSize(from: string, to: string): Promise<void> {
  await orm.execute(sql`update options set title = ${to} where title = ${from}`);
  await orm.execute(
    sql`update filter_values set names = jsonb_build_object('at', ${to}::text)
      where filter_id = ${filterGroupIds.size} and names ->> 'at' = ${from}`,
  );
}

it('a size of several numbers is named once', async () => {
  await renameSize('42', '60 2/3');
  const note = 'Du siehst nur Artikel in Größe 60 2/3.';
  await vi.waitFor(async () => expect((await search('laufschuhe 60 2/3')).note).toBe(note), 10_000);
}, 30_000);

it('a size of letters and digits is found, and named as in the filter', async () => {
  const before = (await search('laufschuhe gr 43')).total;
  expect(before).toBeGreaterThan(0);
  await renameSize('43', 'W32/L34');
  const found = { note: 'Du siehst nur Artikel in Größe W32/L34.', total: before };
  for (const words of ['laufschuhe W32/L34', 'laufschuhe w32 l34', 'laufschuhe größe w32/l34', 'laufschuhe l34'])
    await vi.waitFor(async () => expect([words, await search(words)]).toMatchObject([words, found]), 10_000);
}, 30_000);
