import type { FastifyInstance } from 'fastify';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/set-price.ts';
import { type CatalogueFacts, catalogueFacts, type StockedSet } from '../testing/catalogue-facts.ts';
import { caller, dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let facts: CatalogueFacts;
let set: StockedSet;
beforeAll(async () => {
  facts = await catalogueFacts();
  const [first] = facts.sets;
  if (first === undefined) throw new Error('No set is in stock');
  set = first;
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const url = '/api/v1/cart/';

/** A guest with one set, and one of its products in a line of its own. */
async function guestWithSet() {
  const alone = await caller(server).post(url, { productOption: set.options[0]?.id });
  const guest = caller(server, { 'x-request-id': dataOf(alone, Cart).uuid ?? '' });
  for (const { id } of set.options) {
    expect((await guest.post(url, { productOption: id, setId: set.id })).statusCode).toBe(200);
  }
  return { guest, cart: dataOf(await guest.get(url), Cart) };
}

describe('a set in the cart', () => {
  it('has the price of the set once it is complete, and one hash for all its lines', async () => {
    const { cart } = await guestWithSet();
    const [alone, ...lines] = cart.products;
    expect(alone).toMatchObject({ set: null, setId: null, price: { cents: set.options[0]?.vk } });
    expect(lines.map(({ price }) => price.cents)).toEqual(set.options.map(({ vk }) => setPrice(vk, set.percent)));
    expect(new Set(lines.map((line) => line.set)).size).toBe(1);
    const sum = cart.products.reduce((total, line) => total + line.total.cents, 0);
    expect(cart.total.productsPrice).toBe(sum);
    expect(lines.every(({ price, prices }) => price.cents < prices.cents.vk)).toBe(true);
  });

  it('loses the price with a piece, and is gone whole by its hash', async () => {
    const { guest, cart } = await guestWithSet();
    const last = cart.products.at(-1);
    const broken = dataOf(await guest.delete(`${url}hash/${last?.hash}/`), Cart);
    expect(broken.products.every(({ price, prices }) => price.cents === prices.cents.vk)).toBe(true);
    const left = dataOf(await guest.delete(`${url}set/${last?.set}/`), Cart);
    expect(left.products.map(({ setId }) => setId)).toEqual([null]);
    expect(dataOf(await guest.delete(`${url}set/${last?.set}/`), Cart).products).toHaveLength(1);
  });

  it('changes its amount as a whole, and keeps its price', async () => {
    const { guest, cart } = await guestWithSet();
    const hash = cart.products.at(-1)?.set;
    expect((await guest.put(`${url}set/${hash}/`, { amount: 2 })).statusCode).toBe(200);
    expect((await guest.put(`${url}set/${hash}/`, { amount: 99 })).statusCode).toBe(422);
    const [alone, ...lines] = dataOf(await guest.get(url), Cart).products;
    expect(alone?.amount).toBe(1);
    expect(lines.map(({ amount }) => amount)).toEqual(set.options.map(() => 2));
    expect(lines.every(({ price, prices }) => price.cents < prices.cents.vk)).toBe(true);
  });

  it('takes its own products only', async () => {
    const other = facts.plenty.find(({ productId }) => set.options.every((option) => option.productId !== productId));
    const guest = caller(server);
    const body = { productOption: other?.id, setId: set.id };
    expect(errorOf(await guest.post(url, body), 422).errors).toHaveProperty('setId');
    expect(errorOf(await guest.post(url, { ...body, setId: 2_000_000_000 }), 422).errors).toHaveProperty('setId');
  });
});

describe('mounting', () => {
  it('is only for products that can be mounted', async () => {
    const plain = facts.plenty[0];
    const refused = await caller(server).post(url, { productOption: plain?.id, mounting: true });
    expect(errorOf(refused, 422).errors).toHaveProperty('mounting');
  });
});
