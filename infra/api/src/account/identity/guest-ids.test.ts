import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Cart, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueFacts, catalogueFacts } from '../../testing/catalogue-facts.ts';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let option: CatalogueFacts['bike'];
beforeAll(async () => {
  const facts = await catalogueFacts();
  option = facts.plenty[0] ?? facts.bike;
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const cartUrl = '/api/v1/cart/';
const listUrl = '/api/v1/wishlist/';
const version7 = '0197f0a2-6c1e-7b44-9d0f-3a5c8e21b764';

describe('a guest whose browser has made the request id', () => {
  it.each([
    ['version 4', randomUUID()],
    ['version 7', version7],
  ])('has cart and wishlist under exactly that id from the first addition on: %s', async (_name, id) => {
    const guest = caller(server, { 'x-request-id': id });
    expect(dataOf(await guest.get(cartUrl), Cart).products).toEqual([]);
    expect(dataOf(await guest.post(listUrl, { productId: option.productId }), Wishlist).uuid).toBe(id);
    expect(dataOf(await guest.post(cartUrl, { productOption: option.id }), Cart).uuid).toBe(id);
    expect(dataOf(await guest.get(cartUrl), Cart).total.amount).toBe(1);
    expect(dataOf(await guest.get(listUrl), Wishlist).products).toHaveLength(1);
  });

  it('has one cart and one wishlist when the first requests come at the same time', async () => {
    const id = randomUUID();
    const guest = caller(server, { 'x-request-id': id });
    const toCart = Array.from({ length: 6 }, () => guest.post(cartUrl, { productOption: option.id }));
    const toList = Array.from({ length: 6 }, () => guest.post(listUrl, { productId: option.productId }));
    for (const added of await Promise.all(toCart)) expect(dataOf(added, Cart).uuid).toBe(id);
    for (const added of await Promise.all(toList)) expect(dataOf(added, Wishlist).uuid).toBe(id);
    const cart = dataOf(await guest.get(cartUrl), Cart);
    expect(cart.products.map(({ amount }) => amount)).toEqual([6]);
    expect(dataOf(await guest.get(listUrl), Wishlist).products).toHaveLength(1);
  });

  it.each([
    ['no UUID', 'abc'],
    ['the empty UUID', '00000000-0000-0000-0000-000000000000'],
    ['the full UUID', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ['version 1', '0b7f6f0e-4a52-1f6e-9f5e-0d6a1b2c3d4e'],
    ['version 5', '0b7f6f0e-4a52-5f6e-9f5e-0d6a1b2c3d4e'],
    ['another variant', '0b7f6f0e-4a52-4f6e-cf5e-0d6a1b2c3d4e'],
    ['capitals', '0B7F6F0E-4A52-4F6E-9F5E-0D6A1B2C3D4E'],
    ['braces', '{0b7f6f0e-4a52-4f6e-9f5e-0d6a1b2c3d4e}'],
    ['something behind it', `${version7}'`],
    ['two of them', `${version7}, ${randomUUID()}`],
  ])('is refused an id that could be another guest’s or shared: %s', async (_name, id) => {
    const guest = caller(server, { 'x-request-id': id });
    const responses = [
      await guest.get(cartUrl),
      await guest.post(cartUrl, { productOption: option.id }),
      await guest.post(listUrl, { productId: option.productId }),
    ];
    for (const response of responses) expect(errorOf(response, 422).error).toBe('invalid uuid');
  });

  it('cannot name an account by its id: neither its own kind of id nor the UUID inside it opens the cart', async () => {
    const { email: _, ...headers } = await signUp(server);
    const owner = caller(server, headers);
    await owner.post(cartUrl, { productOption: option.id });
    const id = headers['x-request-id'];
    const asAccount = caller(server, { 'x-request-id': id });
    expect(errorOf(await asAccount.post(cartUrl, { productOption: option.id }), 403).error).toBe('invalid token');
    const inside = caller(server, { 'x-request-id': id.slice(1) });
    expect(dataOf(await inside.get(cartUrl), Cart).products).toEqual([]);
    await inside.post(cartUrl, { productOption: option.id });
    const { email: __, ...others } = await signUp(server);
    const other = caller(server, others);
    expect(errorOf(await other.post(`${cartUrl}merge/`, { mergeUuid: id }), 422).errors).toHaveProperty('mergeUuid');
    const stolen = caller(server, { ...others, 'x-request-id': id });
    expect(errorOf(await stolen.get(cartUrl), 422).error).toBe('invalid uuid');
    expect(dataOf(await owner.get(cartUrl), Cart).total.amount).toBe(1);
  });
});
