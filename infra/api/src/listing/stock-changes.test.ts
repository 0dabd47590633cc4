import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Cart, filterGroupIds, Listing, OrderDetails, Product, ProductTile } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { homeAddress } from '../testing/home-address.ts';
import { caller, dataOf, signUp, startTestApi } from '../testing/test-api.ts';

// Time stands still, so that only a change of stock makes a cached response outdated.
const begun = Date.now();
vi.spyOn(Date, 'now').mockReturnValue(begun);

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const list = async (query: string) => dataOf(await server.inject(`/api/v1/search/?${query}`), Listing);
/** A size with few pieces left, of a product in one colour. */
async function rareSize() {
  const { products } = await list('path=/bekleidung/&limit=96');
  for (const tile of products.filter(({ colours }) => colours.length === 1)) {
    const { options } = dataOf(await server.inject(`/api/v1/product/?path=${tile.url}`), Product);
    const option = options.find(({ quantity }) => quantity > 0 && quantity < 4);
    if (option && options.some(({ id, quantity }) => id !== option.id && quantity > 0)) return { tile, option };
  }
  throw new Error('The test catalogue lacks a size of which few are left');
}

async function buy(optionId: number, amount: number): Promise<void> {
  const { email: _, ...headers } = await signUp(server);
  const session = caller(server, headers);
  const { total } = dataOf(await session.post('/api/v1/cart/', { productOption: optionId, amount }), Cart);
  const order = await server.inject({
    method: 'POST',
    url: '/api/v1/order/',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { deliveryType: 'home', address: homeAddress, expectedTotal: total.totalCartPrice },
  });
  dataOf(order, OrderDetails);
}

it('shows in listings, filters and tiles that the last piece of a size is sold, despite caches', async () => {
  const { tile, option } = await rareSize();
  const sizes = ({ view }: Listing) => view.left.find(({ f_id }) => f_id === filterGroupIds.size)?.values ?? [];
  const scope = 'path=/bekleidung/&limit=24';
  const value = sizes(await list(scope)).find(({ fv_name }) => fv_name === option.title);
  const countOf = (listing: Listing) => sizes(listing).find(({ fv_id }) => fv_id === value?.fv_id)?.count ?? 0;
  const filtered = `${scope}&filters=${value?.fv_id}`;
  const tileNow = async () => {
    const tiles = dataOf(await server.inject(`/api/v1/products/?ids=${tile.id}`), Type.Array(ProductTile));
    return tiles[0]?.sizes;
  };
  const listed = async () =>
    (await list('path=/bekleidung/&limit=96')).products.find(({ id }) => id === tile.id)?.sizes;
  const narrowed = `${scope}&price_max=100000`;
  const [inScope, inFilter] = [countOf(await list(scope)), (await list(filtered)).total];
  expect(countOf(await list(narrowed))).toBe(inScope);
  expect(await tileNow()).toContain(option.title);
  expect(await listed()).toContain(option.title);
  expect((await server.inject(`/api/v1/search/?${filtered}`)).headers).toHaveProperty('age');

  await buy(option.id, option.quantity);
  await vi.waitFor(async () => expect((await list(filtered)).total).toBe(inFilter - 1), 10_000);
  expect(countOf(await list(scope))).toBe(inScope - 1);
  expect(countOf(await list(narrowed))).toBe(inScope - 1);
  expect(await tileNow()).not.toContain(option.title);
  expect(await listed()).not.toContain(option.title);
}, 60_000);

it('shows tiles in the requested language, despite caches', async () => {
  for (const locale of ['at', 'en', 'at']) {
    const { products } = await list(`path=/schuhe/&limit=48&locale=${locale}`);
    const ids = products.map(({ id }) => id);
    const tiles = await server.inject(`/api/v1/products/?ids=${ids.join()}&locale=${locale}`);
    expect(products).toEqual(dataOf(tiles, Type.Array(ProductTile)));
  }
});

const words = fc.constantFrom('', 'laufschuhe', 'jacke herren', 'rucksak');
const query = fc.record({
  path: fc.constantFrom('/search/', '/damen/', '/schuhe/', '/sale/', '/sport/laufen/'),
  q: words,
  filters: fc.constantFrom('', '2001', '2001,2003', '1001,3005'),
  page: fc.integer({ min: 1, max: 3 }).map(String),
  limit: fc.constantFrom('5', '24'),
});

it('has the same response from the cache as without it, compressed or not', async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      // Each call uses another bound, above every price, so that no response is cached.
      asked += 1;
      const url = `/api/v1/search/?${new URLSearchParams(parameters)}&price_max=${900_000 - asked}`;
      await server.inject(url);
      const cached = await server.inject(url);
      expect(cached.headers).toHaveProperty('age');
      const headers = { 'accept-encoding': 'br' };
      await server.inject({ url, headers });
      const compressed = await server.inject({ url, headers });
      expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', age: '0' });
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(cached.body);
      // The same listing under another URL that is not cached.
      const fresh = await server.inject(`${url}&locale=at`);
      expect(fresh.headers).not.toHaveProperty('age');
      expect(fresh.json()).toEqual(cached.json());
    }),
    { numRuns: 40 },
  );
}, 60_000);
