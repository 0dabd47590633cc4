// @module-tag rotated
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Cart, Listing, OrderDetails, Product } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiServer } from '../server.ts';
import { homeAddress } from './home-address.ts';
import { caller, dataOf, findOption, signUp } from './test-api.ts';
import { testApiOptionsOn } from './test-api-options.ts';
import { databaseImage } from './test-databases/database-image.ts';

// The API's tests run on PostgreSQL where there is a server, and all of them on PGlite with `npm run test:soak`.
let server: FastifyInstance;
beforeAll(async () => {
  const data = { memory: true as const, image: await databaseImage() };
  server = await createApiServer(testApiOptionsOn(data));
});
afterAll(() => server.close());

it('a search, a category and a filter list products', async () => {
  const list = async (query: string) => dataOf(await server.inject(`/api/v1/search/?${query}`), Listing);
  const category = await list('path=/schuhe/');
  expect(category.total).toBeGreaterThan(0);
  const facets = category.view.left.flatMap(({ values }) => values);
  const facet = facets.find(({ count }) => count > 0 && count < category.total);
  expect((await list(`path=/schuhe/&filters=${facet?.fv_id}`)).total).toBe(facet?.count);
  expect((await list('path=/search/&q=laufschue')).total).toBeGreaterThan(0);
});

it('a guest’s cart becomes the cart of the account, is ordered once, and the stock goes down', async () => {
  const { product, option } = await findOption(server, 4);
  const stock = async () =>
    dataOf(await server.inject(`/api/v1/product/?path=${product.url}`), Product).options.find(
      ({ id }) => id === option.id,
    )?.quantity;
  const guest = dataOf(await caller(server).post('/api/v1/cart/', { productOption: option.id, amount: 2 }), Cart);
  const { email: _, ...headers } = await signUp(server);
  const session = caller(server, headers);
  const cart = dataOf(await session.post('/api/v1/cart/merge/', { mergeUuid: guest.uuid }), Cart);
  expect(cart.products.map((line) => [line.option.id, line.amount])).toEqual([[option.id, 2]]);
  const payload = { deliveryType: 'home', address: homeAddress, expectedTotal: cart.total.totalCartPrice };
  const key = randomUUID();
  const place = () =>
    server.inject({ method: 'POST', url: '/api/v1/order/', headers: { ...headers, 'idempotency-key': key }, payload });
  const [first, second] = await Promise.all([place(), place()]);
  const order = dataOf(first, OrderDetails);
  expect(dataOf(second, OrderDetails).uuid).toBe(order.uuid);
  // Products are served from memory; the database reports the change.
  await expect.poll(stock, { timeout: 20_000 }).toBe(option.quantity - 2);
  expect(dataOf(await session.get('/api/v1/cart/'), Cart).products).toEqual([]);
});
