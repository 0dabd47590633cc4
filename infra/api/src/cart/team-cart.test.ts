import type { FastifyInstance } from 'fastify';
import { AuthResponse, Cart, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const url = '/api/v2/team/cart/';

function bodyOf(amounts: readonly number[], change: object = {}) {
  const items = amounts.map((amount, index) => ({ productOption: facts.team.options[index]?.id, amount }));
  return { items, team: facts.team.slug, shopIdentifier: 'at', priceType: 'vk', ...change };
}

async function guestWith(amounts: readonly number[]) {
  const cart = dataOf(await caller(server).post(url, bodyOf(amounts)), Cart);
  return { cart, uuid: cart.uuid ?? '', guest: caller(server, { 'x-request-id': cart.uuid ?? '' }) };
}

describe('the team cart', () => {
  it('takes several items at once and stands beside the cart of the shop', async () => {
    const { cart, guest } = await guestWith([2, 1]);
    expect(cart.products.map(({ amount, team }) => [amount, team])).toEqual([
      [2, facts.team.slug],
      [1, facts.team.slug],
    ]);
    for (const { url: page } of cart.products) expect(page.startsWith(`/${facts.team.slug}/p/`)).toBe(true);
    expect(dataOf(await guest.get('/api/v1/cart/'), Cart).products).toEqual([]);
    await guest.post('/api/v1/cart/', { productOption: facts.team.options[0]?.id });
    expect(dataOf(await guest.get(url), Cart).total.amount).toBe(3);
    expect(dataOf(await guest.get('/api/v1/cart/'), Cart).total.amount).toBe(1);
  });

  it('takes all of them or none', async () => {
    const { guest } = await guestWith([1]);
    expect(errorOf(await guest.post(url, bodyOf([1, 99])), 422).errors).toHaveProperty('amount');
    expect(dataOf(await guest.get(url), Cart).total.amount).toBe(1);
  });

  it('is merged by itself', async () => {
    const { uuid } = await guestWith([2]);
    const { email: _, ...headers } = await signUp(server);
    const account = caller(server, headers);
    expect(dataOf(await account.post('/api/v1/cart/merge/', { mergeUuid: uuid }), Cart).products).toEqual([]);
    expect(dataOf(await account.post(`${url}merge/`, { mergeUuid: uuid }), Cart).total.amount).toBe(2);
  });

  it('loses a line by its hash', async () => {
    const { cart, guest } = await guestWith([1, 1]);
    const left = dataOf(await guest.delete(`${url}hash/${cart.products[0]?.hash}/`), Cart);
    expect(left.products).toHaveLength(1);
  });

  it.each([
    [{ team: 'gibt-es-nicht' }, 'team'],
    [{ items: [] }, 'items'],
    [{ items: [{ productOption: 1, amount: 0 }] }, 'items'],
    [{ shopIdentifier: 'Austria' }, 'shopIdentifier'],
    [{ priceType: 'gratis' }, 'priceType'],
  ])('refuses %j at its field', async (change, field) => {
    const body = bodyOf([1], change);
    expect(Object.keys(errorOf(await caller(server).post(url, body), 422).errors)).toEqual([field]);
  });

  it("sells a team's assortment only", async () => {
    const body = bodyOf([1], { items: [{ productOption: facts.team.other.id }] });
    expect(errorOf(await caller(server).post(url, body), 422).errors).toHaveProperty('items');
  });

  it('does not believe the browser what it costs', async () => {
    const cart = dataOf(await caller(server).post(url, bodyOf([1], { priceType: 'staff' })), Cart);
    expect(cart.priceType).toBe('vk');
    expect(cart.total.productsPrice).toBe(facts.team.options[0]?.vk);
  });
});

describe('the rest of the team shop', () => {
  it('registers and logs in with the accounts of the shop', async () => {
    const { email } = await signUp(server);
    const body = { email, password: 'steil-und-steinig' };
    const { token, uuid } = dataOf(await caller(server).post('/api/v2/team/auth/login/', body), AuthResponse);
    const session = caller(server, { authorization: `Bearer ${token}`, 'x-request-id': uuid });
    expect((await session.get('/api/v1/user/')).statusCode).toBe(200);
    expect((await session.get('/api/v2/team/auth/logout/')).statusCode).toBe(200);
    expect(errorOf(await session.get('/api/v1/user/'), 403).error).toBe('invalid token');
  });

  it('has a wishlist of its own', async () => {
    const productId = facts.team.options[0]?.productId;
    const list = dataOf(await caller(server).post('/api/v2/team/wishlist/', { productId }), Wishlist);
    const guest = caller(server, { 'x-request-id': list.uuid ?? '' });
    expect(list.products.map(({ id }) => id)).toEqual([productId]);
    expect(dataOf(await guest.get('/api/v1/wishlist/'), Wishlist).products).toEqual([]);
    expect(dataOf(await guest.delete(`/api/v2/team/wishlist/${productId}/`), Wishlist).products).toEqual([]);
  });
});
