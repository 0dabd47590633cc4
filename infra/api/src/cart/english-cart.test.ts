import { generateCatalogue } from '@bergauf/demo-catalogue/generator/generate';
import { seedSports } from '@bergauf/demo-catalogue/reference/sports';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { caller, dataOf, errorOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const catalogue = generateCatalogue(testDemoOptions);

it('the cart and the wishlist are in English on request, after every change', async () => {
  const named = facts.plenty.flatMap(({ id, productId }) => {
    const names = catalogue.find((product) => product.id === productId)?.names;
    return names?.en !== undefined && names.en !== names.at ? [{ id, productId, names }] : [];
  });
  const [first, second] = named;
  if (!first || !second) throw new Error('Too few products have English names');
  const url = '/api/v1/cart/';
  const body = { productOption: first.id, relatedProducts: [second.productId] };
  const added = dataOf(await caller(server).post(`${url}?locale=en`, body), Cart);
  const guest = caller(server, { 'x-request-id': added.uuid ?? '' });
  const hash = added.products[0]?.hash;
  const changed = dataOf(await guest.put(`${url}hash/${hash}/?locale=en`, { amount: 2 }), Cart);
  for (const cart of [added, changed, dataOf(await guest.get(`${url}?locale=en`), Cart)]) {
    const [line] = cart.products;
    expect(line?.nameWithoutBrand).toBe(first.names.en);
    expect(line?.relatedProductNames[0]).toContain(second.names.en);
    for (const text of [line?.total.formatted, cart.total.totalCartPriceFormatted])
      expect(text).toMatch(/^€\s[\d,]+\.\d\d$/);
  }
  const refused = await guest.post(`${url}?locale=en`, { ...body, amount: 99 });
  expect(errorOf(refused, 422).errors['amount']?.[0]).toMatch(/in stock|more than/);

  const german = dataOf(await guest.get(url), Cart);
  expect(german.products[0]?.nameWithoutBrand).toBe(first.names.at);
  expect(german.total.totalCartPriceFormatted).toMatch(/^€\s[\d.]+,\d\d$/);

  const list = dataOf(await guest.post('/api/v1/wishlist/?locale=en', { productId: first.productId }), Wishlist);
  expect(list.products[0]?.nameWithoutBrand).toBe(first.names.en);
});

it('the sports of a line are in the language of the request', async () => {
  const inBoth = facts.plenty.flatMap(({ id, productId }) => {
    const [sportId] = catalogue.find((product) => product.id === productId)?.sportIds ?? [];
    const own = seedSports.find((sport) => sport.id === sportId);
    const parent = seedSports.find((sport) => sport.id === own?.parentId);
    return own && parent && own.names.en !== own.names.at && parent.names.en !== parent.names.at
      ? [{ id, own: own.names, parent: parent.names }]
      : [];
  });
  const [chosen] = inBoth;
  if (!chosen) throw new Error('No product has a sport with an English name');
  const url = '/api/v1/cart/';
  const english = dataOf(await caller(server).post(`${url}?locale=en`, { productOption: chosen.id }), Cart);
  expect(english.products[0]?.sports).toEqual({ sport: chosen.parent.en, subsport: chosen.own.en });
  const german = dataOf(await caller(server, { 'x-request-id': english.uuid ?? '' }).get(url), Cart);
  expect(german.products[0]?.sports).toEqual({ sport: chosen.parent.at, subsport: chosen.own.at });
});

it('a cart with the last piece says so, in both languages', async () => {
  const [last] = await selectRows<{ id: number }>(
    orm,
    sql`select id from options where quantity = 1 order by id limit 1`,
  );
  const body = { productOption: last?.id };
  const { uuid } = dataOf(await caller(server).post('/api/v1/cart/', body), Cart);
  const again = async (query: string) =>
    errorOf(await caller(server, { 'x-request-id': uuid ?? '' }).post(`/api/v1/cart/${query}`, body), 422).errors;
  expect(await again('')).toEqual({
    amount: ['Davon haben wir nur noch 1 Stück, und das liegt schon in deinem Warenkorb.'],
  });
  expect(await again('?locale=en')).toEqual({ amount: ['We only have 1 left, and it is already in your cart.'] });
});
