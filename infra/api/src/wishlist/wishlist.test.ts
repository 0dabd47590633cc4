import type { FastifyInstance } from 'fastify';
import { Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, caller, dataOf, errorOf, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const url = '/api/v1/wishlist/';
const idsOf = ({ products }: Wishlist) => products.map(({ id }) => id);

async function guestWith(...productIds: readonly number[]) {
  let uuid: string | null = null;
  for (const productId of productIds) {
    const headers: Credentials = uuid === null ? {} : { 'x-request-id': uuid };
    const list: Wishlist = dataOf(await caller(server, headers).post(url, { productId }), Wishlist);
    uuid = list.uuid;
  }
  return { guest: caller(server, { 'x-request-id': uuid ?? '' }), uuid };
}

describe('the wishlist', () => {
  it('of a guest is empty and has no request id at first', async () => {
    expect(dataOf(await caller(server).get(url), Wishlist)).toEqual({ products: [], uuid: null });
  });

  it('shows the last added first and takes every product once', async () => {
    const { guest } = await guestWith(1001, 1002, 1003, 1002);
    expect(idsOf(dataOf(await guest.get(url), Wishlist))).toEqual([1003, 1002, 1001]);
  });

  it('forgets what is removed, also twice', async () => {
    const { guest } = await guestWith(1001, 1002);
    expect(idsOf(dataOf(await guest.delete(`${url}1001/`), Wishlist))).toEqual([1002]);
    expect(idsOf(dataOf(await guest.delete(`${url}1001`), Wishlist))).toEqual([1002]);
  });

  it('joins the account once, without duplicates', async () => {
    const { guest, uuid } = await guestWith(1001, 1002);
    const { email: _, ...headers } = await signUp(server);
    const account = caller(server, headers);
    await account.post(url, { productId: 1002 });
    const merge = async () => dataOf(await account.post(`${url}merge/`, { mergeUuid: uuid }), Wishlist);
    expect(idsOf(await merge()).sort()).toEqual([1001, 1002]);
    expect(idsOf(await merge()).sort()).toEqual([1001, 1002]);
    expect(idsOf(dataOf(await guest.get(url), Wishlist))).toEqual([]);
    expect(errorOf(await guest.post(`${url}merge/`, { mergeUuid: uuid }), 403).error).toBe('invalid token');
  });

  it('loses nothing when many are added at once', async () => {
    const { guest } = await guestWith(1001);
    const ids = Array.from({ length: 12 }, (_, index) => 1001 + index);
    await Promise.all(ids.map((productId) => guest.post(url, { productId })));
    expect(idsOf(dataOf(await guest.get(url), Wishlist)).sort()).toEqual(ids);
  });

  it.each([
    [{}, 'productId'],
    [{ productId: 1 }, 'productId'],
    [{ productId: '1001' }, 'productId'],
  ])('refuses %j at its field', async (body, field) => {
    expect(Object.keys(errorOf(await caller(server).post(url, body), 422).errors)).toEqual([field]);
  });

  it('refuses to remove an invalid id', async () => {
    expect(errorOf(await caller(server).delete(`${url}abc/`), 422).errors).toHaveProperty('productId');
  });
});
