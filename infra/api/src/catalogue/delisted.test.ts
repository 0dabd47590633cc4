import type { FastifyInstance } from 'fastify';
import { Cart, HomeData, Listing, Product, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScriptConnection } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { DataLocation } from '../options.ts';
import { caller, dataOf, errorOf, startTestApi } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';
import { testData } from '../testing/test-data.ts';

// A product as an import delists it (catalogue-import/apply/delist.ts), in the cart and the wishlist of a guest.

const requestId = '6f2b1c3e-8a64-4b0e-9a52-1d3f5c7e9b10';
let server: FastifyInstance;
let product: { id: number; path: string; option: number; category: string };
/** One that SQL alone has delisted: it still has stock, and is in a set of the product at `main`. */
let bySql: { id: number; main: string };
/** The path of a product whose set has lost its other products. */
let ofEmptySet: string;

/** The test database after a change. */
async function changed(change: (connection: ScriptConnection) => Promise<void>): Promise<DataLocation> {
  const data = await testData();
  if ('databaseUrl' in data) {
    const database = await openPostgres(data.databaseUrl, () => undefined);
    await database.transaction(change);
    await database.close();
    return data;
  }
  const database = await openPglite(
    'folder' in data ? data : { memory: true, ...(data.image && { image: data.image }) },
  );
  await database.transaction(change);
  const image = await database.dump();
  await database.close();
  return { memory: true, image };
}

beforeAll(async () => {
  const data = await changed(async ({ query }) => {
    // The best-selling one is on the home page and on top of every list.
    const [row] = await query(`
      select p.id, v.path, o.id as option, c.path as category
      from products p join variants v on v.product_id = p.id join options o on o.variant_id = v.id
        join categories c on c.id = p.category_id
      where o.quantity > 2 order by p.sales_rank desc, p.id, v.position limit 1`);
    product = row as typeof product;
    await query('insert into shoppers (request_id) values ($1)', [requestId]);
    await query(
      `insert into cart_lines (request_id, hash, option_id, amount, mounting, related_products)
        values ($1, 'h', $2, 1, false, '{}')`,
      [requestId, product.option],
    );
    await query('insert into wishlist_entries (request_id, product_id) values ($1, $2)', [requestId, product.id]);
    await query('update products set delisted_at = now() where id = $1', [product.id]);
    await query('update options set quantity = 0 where variant_id in (select id from variants where product_id = $1)', [
      product.id,
    ]);
    await query('delete from product_relations where other_id = $1 or product_id = $1', [product.id]);
    const sets = await query(
      `select s.id, s.main_product_id as main, v.path, min(i.product_id) as piece
        from product_sets s join variants v on v.product_id = s.main_product_id and v.position = 0
          join product_set_items i on i.set_id = s.id
        where s.main_product_id <> $1 and not exists (select from product_set_items where set_id = s.id and product_id = $1)
        group by s.id, v.path order by s.id`,
      [product.id],
    );
    const [first] = sets;
    const second = sets.find(({ main, piece }) => main !== first?.['main'] && piece !== first?.['main']);
    bySql = { id: Number(first?.['piece']), main: String(first?.['path']) };
    ofEmptySet = String(second?.['path']);
    await query('update options set quantity = 5 where variant_id in (select id from variants where product_id = $1)', [
      bySql.id,
    ]);
    await query('insert into wishlist_entries (request_id, product_id) values ($1, $2)', [requestId, bySql.id]);
    await query('update products set delisted_at = now() where id = $1', [bySql.id]);
    await query(
      `delete from product_set_items where set_id in (
        select s.id from product_sets s join variants v on v.product_id = s.main_product_id where v.path = $1)`,
      [ofEmptySet],
    );
  });
  server = await startTestApi(testApiOptionsOn(data));
}, 120_000);
afterAll(() => server.close());

it('keeps its page, which says so and names alternatives of its category', async () => {
  const shown = dataOf(await server.inject(`/api/v1/product/?path=${product.path}`), Product);
  expect(shown).toMatchObject({ id: product.id, delisted: true });
  expect(shown.options.every(({ stock }) => !stock)).toBe(true);
  expect(shown.alternatives.length).toBeGreaterThan(0);
  const listed = dataOf(await server.inject(`/api/v1/search/?path=/${product.category}/&limit=48`), Listing);
  const ids = listed.products.map(({ id }) => id);
  expect(shown.alternatives.every(({ id }) => ids.includes(id))).toBe(true);
  expect(ids).not.toContain(product.id);
});

it('is in no row of the home page and in no list', async () => {
  const { rows } = dataOf(await server.inject('/api/v1/home/'), HomeData);
  expect(rows.flatMap(({ products }) => products).map(({ id }) => id)).not.toContain(product.id);
  const listing = dataOf(await server.inject('/api/v1/search/?path=/search/&limit=48'), Listing);
  expect(listing.total).toBe(598);
});

it('is said to be delisted in carts and on wishlists, and cannot be added to them', async () => {
  const guest = caller(server, { 'x-request-id': requestId });
  const cart = dataOf(await guest.get('/api/v1/cart/'), Cart);
  expect(cart.products).toMatchObject([{ generalId: product.id, status: 'unavailable', delisted: true }]);
  const list = dataOf(await guest.get('/api/v1/wishlist/'), Wishlist);
  expect(list.products).toContainEqual(expect.objectContaining({ id: product.id, soldOut: true, delisted: true }));
  errorOf(await caller(server).post('/api/v1/wishlist/', { productId: product.id }), 422);
  errorOf(await caller(server).post('/api/v1/cart/', { productOption: product.option }), 422);
});

it('is sold out also where it still has stock, and so are its sets', async () => {
  const guest = caller(server, { 'x-request-id': requestId });
  const list = dataOf(await guest.get('/api/v1/wishlist/'), Wishlist);
  expect(list.products).toContainEqual(expect.objectContaining({ id: bySql.id, soldOut: true }));
  const { sets } = dataOf(await server.inject(`/api/v1/product/?path=${bySql.main}`), Product);
  expect(sets.flatMap(({ items }) => items).map((item) => item.product.id)).not.toContain(bySql.id);
});

it('the page of a product is shown without a set that has lost its other products', async () => {
  const { sets } = dataOf(await server.inject(`/api/v1/product/?path=${ofEmptySet}`), Product);
  expect(sets).toEqual([]);
});
