import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { Cart, Order, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueFacts, catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { network, someone } from '../testing/guest-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { signUp, startTestApi } from '../testing/test-api.ts';

// Parallel clients over HTTP: no piece of stock may be lost, duplicated or sold twice.

let server: FastifyInstance;
let origin: string;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  server = await startTestApi({ trustProxy: 'loopback' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;
type JsonResponse<Data> = { readonly status: number; readonly data: Data };

async function call<Data>(method: string, path: string, headers: Headers, body?: object): Promise<JsonResponse<Data>> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as { data: Data };
  return { status: response.status, data };
}

const guest = (): Headers => ({ 'x-request-id': randomUUID(), 'x-forwarded-for': network() });

async function customer(): Promise<Headers> {
  const { email: _, ...headers } = await signUp(server);
  return headers;
}

const add = (headers: Headers, option: number, amount: number) =>
  call<Cart>('POST', '/api/v1/cart/', headers, { productOption: option, amount });
const cartOf = async (headers: Headers) => (await call<Cart>('GET', '/api/v1/cart/', headers)).data;

/** The current stock. Product responses are cached for some seconds, the cart is not. */
async function stockOf({ id }: StockedOption): Promise<number> {
  const watcher = guest();
  const added = await add(watcher, id, 1);
  if (added.status !== 200) return 0;
  return added.data.products[0]?.option.quantity ?? 0;
}

/** Buyers share no email address and no network: counting these would already make their orders wait for each other. */
const order = (headers: Headers, expectedTotal: number, key: string, email = 'gast@example.at') =>
  call<OrderDetails>(
    'POST',
    '/api/v1/order/',
    { ...headers, 'idempotency-key': key },
    { deliveryType: 'home', address: homeAddress, email, expectedTotal },
  );

/** Buys until few pieces are left for the parallel buyers. */
async function sellDownTo(option: StockedOption, left: number): Promise<void> {
  const surplus = (await stockOf(option)) - left;
  if (surplus <= 0) return;
  const buyer = guest();
  const { data } = await add(buyer, option.id, surplus);
  expect((await order(buyer, data.total.totalCartPrice, randomUUID())).status).toBe(200);
}

describe('orders at the same time', () => {
  it('sell each piece once, for any number of shoppers and retries', {
    tags: 'rotated',
    timeout: 240_000,
  }, async () => {
    const options = facts.plenty.values();
    const buyer = fc.record({ amount: fc.integer({ min: 1, max: 3 }), asks: fc.integer({ min: 1, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(buyer, { minLength: 2, maxLength: 7 }),
        fc.integer({ min: 3, max: 8 }),
        async (buyers, left) => {
          const option = options.next().value ?? facts.plenty[0];
          if (option === undefined) throw new Error('No option is in stock');
          await sellDownTo(option, left);
          const before = await stockOf(option);
          const ready = await Promise.all(
            buyers.map(async ({ amount, asks }) => {
              const headers = guest();
              const { data } = await add(headers, option.id, amount);
              return { headers, asks, amount, total: data.total.totalCartPrice, key: randomUUID(), email: someone() };
            }),
          );
          const responses = await Promise.all(
            ready.flatMap(({ headers, asks, total, key, email }) =>
              Array.from({ length: asks }, () => order(headers, total, key, email)),
            ),
          );
          expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
          const made = new Map(
            responses.filter(({ status }) => status === 200).map(({ data }) => [data.uuid, data.amount]),
          );
          const sold = [...made.values()].reduce((sum, amount) => sum + amount, 0);
          expect(await stockOf(option)).toBe(before - sold);
          // No order was refused as long as there was enough stock.
          const wanted = ready.filter(({ amount }) => amount <= before - sold);
          const carts = await Promise.all(wanted.map(({ headers }) => cartOf(headers)));
          expect(carts.flatMap(({ products }) => products)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('of one cart make one order', async () => {
    const option = facts.plenty.at(-3);
    const headers = await customer();
    const { data } = await add(headers, option?.id ?? 0, 1);
    // Each with its own idempotency key, like two tabs or two clicks.
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => order(headers, data.total.totalCartPrice, randomUUID())),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const orders = await call<Order[]>('GET', '/api/v1/user/orders/', headers);
    expect(orders.data).toHaveLength(1);
  });
});

describe('additions, removals and merges at the same time', () => {
  it('lose and double nothing', { tags: 'rotated', timeout: 240_000 }, async () => {
    const [first, second] = facts.plenty.slice(-2);
    if (first === undefined || second === undefined) throw new Error('Two options must be in stock');
    const amounts = fc.array(fc.constantFrom(first.id, second.id), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(amounts, amounts, fc.integer({ min: 1, max: 3 }), async (byGuest, byCustomer, merges) => {
        const mine = await customer();
        const theirs = guest();
        await add(theirs, first.id, 1);
        const merge = () => call<Cart>('POST', '/api/v1/cart/merge/', mine, { mergeUuid: theirs['x-request-id'] });
        const responses = await Promise.all([
          ...byGuest.map((id) => add(theirs, id, 1)),
          ...byCustomer.map((id) => add(mine, id, 1)),
          ...Array.from({ length: merges }, merge),
        ]);
        expect(responses.every(({ status }) => status === 200)).toBe(true);
        // What the guest added after the last merge still belongs to the guest.
        const { data } = await merge();
        const count = (id: number) => [...byGuest, ...byCustomer].filter((added) => added === id).length;
        const inCart = (id: number) => data.products.find(({ option }) => option.id === id)?.amount ?? 0;
        expect([inCart(first.id), inCart(second.id)]).toEqual([count(first.id) + 1, count(second.id)]);
        expect((await cartOf(theirs)).products).toEqual([]);
        const hash = data.products[0]?.hash;
        const removals = Array.from({ length: 3 }, () => call('DELETE', `/api/v1/cart/hash/${hash}/`, mine));
        expect((await Promise.all(removals)).every(({ status }) => status === 200)).toBe(true);
        expect((await cartOf(mine)).products).toHaveLength(data.products.length - 1);
      }),
      { numRuns: 10 },
    );
  });

  it('of a wishlist lose and double nothing', { tags: 'rotated', timeout: 240_000 }, async () => {
    const ids = facts.plenty.slice(0, 8).map(({ productId }) => productId);
    type List = { products: { id: number }[] };
    const url = '/api/v1/wishlist/';
    await fc.assert(
      fc.asyncProperty(fc.subarray(ids, { minLength: 1 }), fc.subarray(ids), async (byGuest, byCustomer) => {
        const mine = await customer();
        const theirs = guest();
        const merge = () => call<List>('POST', `${url}merge/`, mine, { mergeUuid: theirs['x-request-id'] });
        await Promise.all([
          ...byGuest.map((productId) => call('POST', url, theirs, { productId })),
          ...byCustomer.map((productId) => call('POST', url, mine, { productId })),
          merge(),
          merge(),
        ]);
        const { data } = await merge();
        expect(data.products.map(({ id }) => id).sort()).toEqual([...new Set([...byGuest, ...byCustomer])].sort());
      }),
      { numRuns: 8 },
    );
  });
});
