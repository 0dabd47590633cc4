import type { FastifyInstance } from 'fastify';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { caller, dataOf, errorOf, findOption, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const url = '/api/v1/cart/';
type Caller = ReturnType<typeof caller>;

/** A guest after the first addition to the cart. */
async function guestWith(option: number, amount: number): Promise<{ guest: Caller; uuid: string; cart: Cart }> {
  const cart = dataOf(await caller(server).post(url, { productOption: option, amount }), Cart);
  const uuid = cart.uuid ?? '';
  return { guest: caller(server, { 'x-request-id': uuid }), uuid, cart };
}

async function customer(): Promise<Caller> {
  const { email: _, ...headers } = await signUp(server);
  return caller(server, headers);
}

describe('an addition that comes twice', () => {
  it('counts once by its key, also concurrently; another key makes another one', async () => {
    const { option } = await findOption(server, 5);
    const { uuid } = await guestWith(option.id, 1);
    const add = (key: string) =>
      server.inject({
        method: 'POST',
        url,
        headers: { 'x-request-id': uuid, 'idempotency-key': key },
        payload: { productOption: option.id },
      });
    const twice = await Promise.all([add('first-addition'), add('first-addition'), add('first-addition')]);
    for (const response of twice) expect(dataOf(response, Cart).total.amount).toBe(2);
    expect(dataOf(await add('second-addition'), Cart).total.amount).toBe(3);
    expect(dataOf(await add('first-addition'), Cart).total.amount).toBe(3);
  });

  it('is not used up by a refusal', async () => {
    const { option } = await findOption(server, 1);
    const { uuid, guest } = await guestWith(option.id, 1);
    const add = (amount: number) =>
      server.inject({
        method: 'POST',
        url,
        headers: { 'x-request-id': uuid, 'idempotency-key': 'too-many-at-first' },
        payload: { productOption: option.id, amount },
      });
    errorOf(await add(99), 422);
    dataOf(await guest.delete(`${url}hash/${dataOf(await guest.get(url), Cart).products[0]?.hash}/`), Cart);
    expect(dataOf(await add(1), Cart).total.amount).toBe(1);
  });
});

describe('a guest', () => {
  it('has an empty cart and no request id before adding anything', async () => {
    expect(dataOf(await caller(server).get(url), Cart)).toMatchObject({
      products: [],
      uuid: null,
      total: { amount: 0 },
    });
  });

  it('gets a request id that does not begin with u with the first addition, and finds the cart again by it', async () => {
    const { product, option } = await findOption(server, 3);
    const { guest, uuid } = await guestWith(option.id, 2);
    expect(uuid).toMatch(/^[0-9a-f]/);
    const cart = dataOf(await guest.get(url), Cart);
    expect(cart.products).toHaveLength(1);
    expect(cart.products[0]).toMatchObject({
      option,
      amount: 2,
      status: 'available',
      generalId: product.id,
      url: product.url,
      colour: product.colour,
      prices: product.prices,
      setId: null,
      set: null,
    });
    expect(cart.total).toMatchObject({ amount: 2, productsPrice: 2 * product.prices.cents.vk });
    expect(cart.total.totalCartPrice).toBe(cart.total.productsPrice + cart.total.deliveryPrice);
  });

  it('adds to the same line, and starts another one for mounting, sets and related products', async () => {
    const option = facts.mountable;
    const { guest } = await guestWith(option.id, 1);
    await guest.post(url, { productOption: option.id, mounting: true });
    await guest.post(url, { productOption: option.id, relatedProducts: [7, 5] });
    const cart = dataOf(await guest.post(url, { productOption: option.id, relatedProducts: [5, 7] }), Cart);
    expect(cart.products.map(({ amount }) => amount)).toEqual([1, 1, 2]);
    expect(new Set(cart.products.map(({ hash }) => hash)).size).toBe(3);
  });

  it('names the choices that belong to a line, and leaves out absent ones', async () => {
    const { guest } = await guestWith(facts.mountable.id, 1);
    const [other, third] = facts.plenty;
    const ids = [other?.productId ?? 0, 2147483647, third?.productId ?? 0];
    for (const { id } of [other, third].filter((option) => option !== undefined)) {
      await guest.post(url, { productOption: id });
    }
    const cart = dataOf(await guest.post(url, { productOption: facts.mountable.id, relatedProducts: ids }), Cart);
    const names = cart.products
      .filter(({ generalId }) => ids.includes(generalId))
      .map(({ brandName, nameWithoutBrand }) => `${brandName} ${nameWithoutBrand}`);
    expect(names).toHaveLength(2);
    expect(cart.products.map(({ relatedProductNames }) => relatedProductNames)).toEqual([[], [], [], names]);
  });

  it('cannot add more than the stock, over all lines of the option', async () => {
    const option = facts.mountable;
    const { guest } = await guestWith(option.id, option.quantity - 1);
    await guest.post(url, { productOption: option.id, mounting: true });
    const { errors } = errorOf(await guest.post(url, { productOption: option.id }), 422);
    expect(errors['amount']?.[0]).toContain(`${option.quantity}`);
    expect(dataOf(await guest.get(url), Cart).total.amount).toBe(option.quantity);
  });

  it.each([
    [{}, 'productOption'],
    [{ productOption: 'x' }, 'productOption'],
    [{ productOption: 1.5 }, 'productOption'],
    [{ productOption: 1 }, 'productOption'],
    [{ productOption: 1, amount: 0 }, 'amount'],
    [{ productOption: 1, amount: -3 }, 'amount'],
    [{ productOption: 1, mounting: 'yes' }, 'mounting'],
    [{ productOption: 1, relatedProducts: Array(21).fill(1) }, 'relatedProducts'],
  ])('is refused %j at its field', async (body, field) => {
    expect(Object.keys(errorOf(await caller(server).post(url, body), 422).errors)).toEqual([field]);
  });

  it('can send properties of a newer frontend, which change nothing: the price is the shop’s', async () => {
    const { option, product } = await findOption(server, 1);
    const cart = dataOf(await caller(server).post(url, { productOption: option.id, price: 1, giftWrap: true }), Cart);
    expect(cart.total.productsPrice).toBe(product.prices.cents.vk);
    expect(cart.products[0]).not.toHaveProperty('giftWrap');
  });

  it('is refused malformed JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await server.inject({ method: 'POST', url, headers, payload: '{"productOption":' });
    expect(errorOf(response, 400).error).toBe('bad request');
  });
});

describe('removing', () => {
  it('takes one line by its hash, and again without harm', async () => {
    const option = facts.mountable;
    const { guest, cart } = await guestWith(option.id, 1);
    await guest.post(url, { productOption: option.id, mounting: true });
    const hash = cart.products[0]?.hash;
    const left = dataOf(await guest.delete(`${url}hash/${hash}/`), Cart);
    expect(left.products.map(({ mounting }) => mounting)).toEqual([true]);
    expect(dataOf(await guest.delete(`${url}hash/${hash}/`), Cart).products).toHaveLength(1);
  });

  it('accepts a JSON request without a body', async () => {
    const { option } = await findOption(server, 1);
    const { cart, uuid } = await guestWith(option.id, 1);
    const headers = { 'x-request-id': uuid, 'content-type': 'application/json' };
    const response = await server.inject({ method: 'DELETE', url: `${url}hash/${cart.products[0]?.hash}/`, headers });
    expect(dataOf(response, Cart).products).toEqual([]);
  });

  it('refuses an invalid hash', async () => {
    expect(errorOf(await caller(server).delete(`${url}hash/nonsense/`), 422).errors).toHaveProperty('hash');
  });
});

describe('changing an amount', () => {
  it('sets it, and again without harm', async () => {
    const { option } = await findOption(server, 4);
    const { guest, cart } = await guestWith(option.id, 1);
    const line = `${url}hash/${cart.products[0]?.hash}/`;
    for (const amount of [3, 3, 2]) {
      const { products, total } = dataOf(await guest.put(line, { amount }), Cart);
      expect(products.map((product) => product.amount)).toEqual([amount]);
      expect(total.amount).toBe(amount);
    }
  });

  it('never goes beyond the stock, over all lines of the option', async () => {
    const option = facts.mountable;
    const { guest, cart } = await guestWith(option.id, 1);
    await guest.post(url, { productOption: option.id, mounting: true });
    const put = (amount: number) => guest.put(`${url}hash/${cart.products[0]?.hash}/`, { amount });
    expect(errorOf(await put(option.quantity), 422).errors['amount']?.[0]).toContain(`${option.quantity}`);
    expect(dataOf(await put(option.quantity - 1), Cart).total.amount).toBe(option.quantity);
  });

  it('never brings back a removed line', async () => {
    const { option } = await findOption(server, 2);
    const { guest, cart } = await guestWith(option.id, 1);
    const line = `${url}hash/${cart.products[0]?.hash}/`;
    await guest.delete(line);
    expect(dataOf(await guest.put(line, { amount: 2 }), Cart).products).toEqual([]);
  });

  it.each([[{ amount: 0 }], [{ amount: 100 }], [{ amount: 1.5 }], [{}]])('refuses %j at its field', async (body) => {
    const { option } = await findOption(server, 1);
    const { guest, cart } = await guestWith(option.id, 1);
    expect(errorOf(await guest.put(`${url}hash/${cart.products[0]?.hash}/`, body), 422).errors).toHaveProperty(
      'amount',
    );
  });

  it('of someone else changes nothing', async () => {
    const { option } = await findOption(server, 3);
    const { guest, cart } = await guestWith(option.id, 1);
    await caller(server).put(`${url}hash/${cart.products[0]?.hash}/`, { amount: 3 });
    expect(dataOf(await guest.get(url), Cart).total.amount).toBe(1);
  });
});

describe('merging', () => {
  it('moves a guest cart into the account, once', async () => {
    const { option } = await findOption(server, 6);
    const { guest, uuid } = await guestWith(option.id, 2);
    const account = await customer();
    await account.post(url, { productOption: option.id, amount: 1 });
    const merge = async () => dataOf(await account.post(`${url}merge/`, { mergeUuid: uuid }), Cart);
    const merged = await merge();
    expect(merged.products.map(({ amount }) => amount)).toEqual([3]);
    expect(merged.uuid).toMatch(/^u/);
    expect((await merge()).products.map(({ amount }) => amount)).toEqual([3]);
    expect(dataOf(await guest.get(url), Cart).products).toEqual([]);
  });

  it('never goes beyond the stock', async () => {
    const { option } = await findOption(server, 2);
    const { uuid } = await guestWith(option.id, option.quantity);
    const account = await customer();
    await account.post(url, { productOption: option.id, amount: option.quantity - 1 });
    const merged = dataOf(await account.post(`${url}merge/`, { mergeUuid: uuid }), Cart);
    expect(merged.products.map(({ amount }) => amount)).toEqual([option.quantity]);
  });

  it('is for customers, and only with guest ids', async () => {
    const { option } = await findOption(server, 1);
    const { guest, uuid } = await guestWith(option.id, 1);
    expect(errorOf(await guest.post(`${url}merge/`, { mergeUuid: uuid }), 403).error).toBe('invalid token');
    const account = await customer();
    const victim = (await signUp(server))['x-request-id'];
    for (const mergeUuid of [victim, 'rubbish', '']) {
      expect(errorOf(await account.post(`${url}merge/`, { mergeUuid }), 422).errors).toHaveProperty('mergeUuid');
    }
  });
});

describe('at the same time', () => {
  it('additions lose nothing', async () => {
    const { option } = await findOption(server, 12);
    const { guest } = await guestWith(option.id, 1);
    await Promise.all(Array.from({ length: 11 }, () => guest.post(url, { productOption: option.id })));
    expect(dataOf(await guest.get(url), Cart).products.map(({ amount }) => amount)).toEqual([12]);
  });

  it('additions never go beyond the stock', async () => {
    const { option } = await findOption(server, 5);
    const { guest } = await guestWith(option.id, 1);
    const tries = Array.from({ length: option.quantity + 5 }, () => guest.post(url, { productOption: option.id }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(option.quantity - 1);
    expect(dataOf(await guest.get(url), Cart).total.amount).toBe(option.quantity);
  });

  it('merges double nothing', async () => {
    const { option } = await findOption(server, 4);
    const { uuid } = await guestWith(option.id, 2);
    const account = await customer();
    await Promise.all(Array.from({ length: 5 }, () => account.post(`${url}merge/`, { mergeUuid: uuid })));
    expect(dataOf(await account.get(url), Cart).products.map(({ amount }) => amount)).toEqual([2]);
  });
});
