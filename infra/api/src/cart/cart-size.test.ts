// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { caller, dataOf, errorOf, openTestApi, signUp } from '../testing/test-api.ts';

// These tests open an API or send several hundred requests; none measures time.
vi.setConfig({ testTimeout: 120_000 });

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const cartUrl = '/api/v1/cart/';
const listUrl = '/api/v1/wishlist/';

async function customer() {
  const { email: _, ...headers } = await signUp(server);
  return { session: caller(server, headers), id: headers['x-request-id'] };
}

/** A guest whose cart has that many lines, each of a different option. */
async function guestWithLines(count: number, skip = 0) {
  const options = facts.plenty.slice(skip, skip + count);
  const [first, ...others] = options;
  const { uuid } = dataOf(await caller(server).post(cartUrl, { productOption: first?.id }), Cart);
  const guest = caller(server, { 'x-request-id': uuid ?? '' });
  for (const { id } of others) await guest.post(cartUrl, { productOption: id });
  return { guest, uuid: uuid ?? '' };
}

describe('a cart', () => {
  it('has room for a hundred lines, and for more pieces of each', async () => {
    const { guest } = await guestWithLines(100);
    const refused = errorOf(await guest.post(cartUrl, { productOption: facts.plenty[100]?.id }), 422);
    expect(refused.errors).toHaveProperty('productOption');
    const more = dataOf(await guest.post(cartUrl, { productOption: facts.plenty[0]?.id }), Cart);
    expect([more.products.length, more.total.amount]).toEqual([100, 101]);
  });

  it('holds at most 99 pieces of a line, also by merging', async () => {
    const option = facts.plenty.at(-1)?.id;
    await orm.execute(sql`update options set quantity = 200 where id = ${option}`);
    const { session } = await customer();
    await session.post(cartUrl, { productOption: option, amount: 60 });
    const { uuid } = dataOf(await caller(server).post(cartUrl, { productOption: option, amount: 60 }), Cart);
    expect(dataOf(await session.post(`${cartUrl}merge/`, { mergeUuid: uuid }), Cart).total.amount).toBe(99);
  });

  it('whose stock has shrunk accepts a lower amount that is still too high, but no higher one', async () => {
    const option = facts.plenty.at(-2)?.id;
    const { products, uuid } = dataOf(await caller(server).post(cartUrl, { productOption: option, amount: 5 }), Cart);
    await orm.execute(sql`update options set quantity = 2 where id = ${option}`);
    const guest = caller(server, { 'x-request-id': uuid ?? '' });
    const put = (amount: number) => guest.put(`${cartUrl}hash/${products[0]?.hash}/`, { amount });
    expect(dataOf(await put(3), Cart).products).toMatchObject([{ amount: 3, status: 'unavailable' }]);
    expect(errorOf(await put(4), 422).errors).toHaveProperty('amount');
  });

  it('does not exceed that by any number of merges', async () => {
    const { session } = await customer();
    for (const skip of [0, 60]) {
      const { uuid } = await guestWithLines(60, skip);
      dataOf(await session.post(`${cartUrl}merge/`, { mergeUuid: uuid }), Cart);
    }
    expect(dataOf(await session.get(cartUrl), Cart).products).toHaveLength(100);
  });
});

it('a wishlist has room for two hundred entries, also by merging', async () => {
  const { session, id } = await customer();
  const ids = (await selectRows<{ id: number }>(orm, sql`select id from products order by id limit 250`)).map(
    (row) => row.id,
  );
  const guest = async (from: number, to: number) => {
    const { uuid } = dataOf(await caller(server).post(listUrl, { productId: ids[from] }), Wishlist);
    const rows = sql.join(
      ids.slice(from + 1, to).map((product) => sql`(${uuid}, ${product}::int)`),
      sql`, `,
    );
    await orm.execute(sql`insert into wishlist_entries (request_id, product_id) values ${rows}`);
    return uuid ?? '';
  };
  dataOf(await session.post(`${listUrl}merge/`, { mergeUuid: await guest(0, 150) }), Wishlist);
  const mergeUuid = await guest(100, 250);
  await orm.execute(sql`update wishlist_entries set added_at = now() - interval '1 day'
    where request_id = ${mergeUuid} and product_id in ${ids.slice(200)}`);
  dataOf(await session.post(`${listUrl}merge/`, { mergeUuid }), Wishlist);
  const merged = dataOf(await session.post(`${listUrl}merge/`, { mergeUuid }), Wishlist);
  expect(merged.uuid).toBe(id);
  // The newest of the merged entries fill the list.
  expect(merged.products.map((product) => product.id).sort()).toEqual(ids.slice(0, 200).sort());
});
