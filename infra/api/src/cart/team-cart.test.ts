import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  AuthResponse,
  Cart,
  Listing,
  Order,
  OrderDetails,
  OrderedAgain,
  Product,
  Team,
  TeamSummary,
  Wishlist,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { type CatalogueFacts, catalogueFacts } from '../testing/catalogue-facts.ts';
import { caller, dataOf, errorOf, openTestApi, signUp } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const url = '/api/v2/team/cart/';

/** SPEC 6. */
const ranges = { premium: { min: 4, max: 1080 }, staff: { min: 8, max: 810 }, pro: { min: 8, max: 891 } };

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

  it('accepts all of them or none', async () => {
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

  it('ignores prices that the browser sends', async () => {
    const cart = dataOf(await caller(server).post(url, bodyOf([1], { priceType: 'staff' })), Cart);
    expect(cart.priceType).toBe('vk');
    expect(cart.total.productsPrice).toBe(facts.team.options[0]?.vk);
  });

  it.each(['premium', 'staff', 'pro'] as const)(
    'costs what an account of the role %s pays, and its lists have its range',
    async (role) => {
      const { email, ...headers } = await signUp(server);
      await orm.execute(sql`update accounts set role = ${role} where email = ${email}`);
      const [prices] = await selectRows<Record<typeof role | 'vk', number>>(
        orm,
        sql`select vk, premium, staff, pro from products where id = ${facts.team.options[0]?.productId}`,
      );
      expect(prices?.[role]).toBeLessThan(prices?.vk ?? 0);
      const cart = dataOf(await caller(server, headers).post(url, bodyOf([1])), Cart);
      expect([cart.priceType, cart.total.productsPrice]).toEqual([role, prices?.[role]]);
      const { uuid } = await guestWith([1]);
      const merged = dataOf(await caller(server, headers).post(`${url}merge/`, { mergeUuid: uuid }), Cart);
      expect([merged.priceType, merged.total.productsPrice]).toEqual([role, 2 * (prices?.[role] ?? 0)]);
      const listing = await caller(server, headers).get(`/api/v2/team/search/?path=/${facts.team.slug}/`);
      expect(dataOf(listing, Listing).price.range.role).toEqual(ranges[role]);
      expect(listing.headers['cache-control']).not.toMatch(/public/);
    },
  );
});

/** A printed product of a club, and a size of it with pieces for a team. */
async function printedOption() {
  const teams = dataOf(await server.inject('/api/v2/team/list/'), Type.Array(TeamSummary));
  for (const { slug } of teams) {
    const listing = dataOf(await server.inject(`/api/v2/team/search/?path=/${slug}/&limit=96`), Listing);
    for (const tile of listing.products) {
      const path = tile.url.slice(slug.length + 1);
      const product = dataOf(await server.inject(`/api/v2/team/${slug}/product/?path=${path}`), Product);
      const option = product.options.find(({ quantity }) => quantity >= 6);
      const minimum = product.teamOffer?.minimumAmount ?? 1;
      if (product.teamOffer?.printing && option && option.quantity > minimum) {
        return { slug, product, option, minimum, printing: product.teamOffer.printing };
      }
    }
  }
  throw new Error('No club has something printed');
}

describe('printed pieces', () => {
  it('cost their surcharge, and different prints of one size are different lines', async () => {
    const { slug, product, option, printing } = await printedOption();
    const item = (print: object, amount = 1) => ({ productOption: option.id, amount, printing: print });
    const items = [
      item({ name: '  lena   ', number: '7', crest: true }),
      item({ name: 'LENA', number: '7', crest: true }),
      item({ number: '10' }),
      item({ name: ' ', number: '', crest: false }, 2),
    ];
    const cart = dataOf(await caller(server).post(url, { ...bodyOf([]), items, team: slug }), Cart);
    const { vk } = product.prices.cents;
    const all = vk + printing.name.cents + printing.number.cents + printing.crest.cents;
    expect(cart.products.map((line) => [line.amount, line.printing, line.price.cents])).toEqual([
      [2, { name: 'LENA', number: '7', crest: true }, all],
      [1, { number: '10' }, vk + printing.number.cents],
      [2, null, vk],
    ]);
    expect(cart.total.productsPrice).toBe(2 * all + vk + printing.number.cents + 2 * vk);
  });

  it('of a name are one line however its accents are typed, and are refused if capitals make it too long', async () => {
    const { slug, option } = await printedOption();
    const add = (names: readonly string[]) => {
      const items = names.map((name) => ({ productOption: option.id, amount: 1, printing: { name } }));
      return caller(server).post(url, { ...bodyOf([]), items, team: slug });
    };
    const { products } = dataOf(await add(['Müller', 'Müller'.normalize('NFD'), 'Weiß']), Cart);
    expect(products.map(({ amount, printing }) => [amount, printing?.name])).toEqual([
      [2, 'MÜLLER'],
      [1, 'WEISS'],
    ]);
    expect(dataOf(await add(['Großglocknera']), Cart).products).toHaveLength(1);
    expect(errorOf(await add(['Großglocknerer']), 422).errors).toHaveProperty('items');
  });

  it('are refused where the club prints nothing; in the shop the request for print is ignored', async () => {
    const { slug, option } = await printedOption();
    const unprinted = { productOption: facts.team.options[0]?.id, printing: { name: 'LENA' } };
    const body = { ...bodyOf([]), items: [unprinted] };
    expect(errorOf(await caller(server).post(url, body), 422).errors).toHaveProperty('items');
    for (const printing of [
      { number: '123' },
      { number: 'x' },
      { name: 'A'.repeat(15) },
      { name: '<b>' },
      { crest: 1 },
    ]) {
      const wrong = { ...bodyOf([]), team: slug, items: [{ productOption: option.id, printing }] };
      expect(errorOf(await caller(server).post(url, wrong), 422).errors).toHaveProperty('items');
    }
    const plain = { productOption: option.id, printing: { name: 'LENA' } };
    const cart = dataOf(await caller(server).post('/api/v1/cart/', plain), Cart);
    expect(cart.products[0]?.printing).toBeUndefined();
    expect(cart.products[0]?.price.cents).toBe(cart.products[0]?.prices.cents.vk);
  });

  it('are ordered for the team: one person collects them at the club and gets the invoice', async () => {
    const { slug, option, minimum: amount } = await printedOption();
    const { email, ...headers } = await signUp(server);
    const account = caller(server, headers);
    const items = [{ productOption: option.id, amount, printing: { name: 'LENA', number: '7' } }];
    const cart = dataOf(await account.post(url, { ...bodyOf([]), items, team: slug }), Cart);
    const order = {
      shop: 'team',
      deliveryType: 'home',
      deliverToTeam: slug,
      address: {
        firstname: 'Petra',
        lastname: 'Hofer',
        street: 'Irgendwo',
        streetNo: '1',
        postal: '1010',
        city: 'Wien',
        countryId: 'AT',
      },
      expectedTotal: cart.total.totalCartPrice,
    };
    const send = (body: object) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/order/',
        payload: body,
        headers: { ...headers, 'idempotency-key': `team-order-${Math.random().toString(36).slice(2)}` },
      });
    expect(errorOf(await send({ ...order, shop: 'shop' }), 422).errors).toHaveProperty('deliverToTeam');
    expect(errorOf(await send({ ...order, deliverToTeam: 'gibt-es-nicht' }), 422).errors).toHaveProperty(
      'deliverToTeam',
    );
    const placed = dataOf(await send(order), OrderDetails);
    const summary = dataOf(await server.inject(`/api/v2/team/${slug}/`), Team).team;
    expect(placed.team).toEqual({ slug, name: summary.name, delivery: summary.terms?.delivery });
    expect(placed.address).toMatchObject({ firstname: 'Petra', lastname: 'Hofer', city: 'Wien' });
    expect(placed.lines).toEqual([
      expect.objectContaining({ amount, team: slug, printing: { name: 'LENA', number: '7' } }),
    ]);
    expect(placed.lines[0]?.url?.startsWith(`/${slug}/p/`)).toBe(true);
    expect(placed.total.cents).toBe(cart.total.totalCartPrice);

    const ordersOf = async (query: string) =>
      dataOf(await account.get(`/api/v1/user/orders/${query}`), Type.Array(Order)).map(({ uuid, team }) => [
        uuid,
        team?.name,
      ]);
    expect(await ordersOf('?shop=team')).toEqual([[placed.uuid, summary.name]]);
    expect(await ordersOf('?shop=shop')).toEqual([]);
    const again = dataOf(await account.post(`/api/v1/user/order/${placed.uuid}/again/`, {}), OrderedAgain);
    expect(again.cart.products).toEqual([
      expect.objectContaining({ team: slug, printing: { name: 'LENA', number: '7' } }),
    ]);
    expect(dataOf(await account.get('/api/v1/cart/'), Cart).products).toEqual([]);

    // What the club does not print or offer any more is not ordered again.
    const change = (statement: SQL) => orm.execute(statement);
    await account.delete(`${url}hash/${again.cart.products[0]?.hash}/`);
    const refused = async () => {
      const { cart, added, missing } = dataOf(
        await account.post(`/api/v1/user/order/${placed.uuid}/again/`, {}),
        OrderedAgain,
      );
      return [cart.products.length, added, missing.map(({ reason, wanted }) => [reason, wanted])];
    };
    const [before] = await selectRows<{ terms: object }>(orm, sql`select terms from teams where slug = ${slug}`);
    await change(sql`update teams set terms = terms - 'printing' where slug = ${slug}`);
    expect(await refused()).toEqual([0, 0, [['no-longer-sold', amount]]]);
    await change(sql`update teams set terms = ${JSON.stringify({ ...before?.terms, until: '2020-01-01' })}::jsonb
      where slug = ${slug}`);
    expect(await refused()).toEqual([0, 0, [['no-longer-sold', amount]]]);
    await change(sql`update teams set terms = ${JSON.stringify(before?.terms)}::jsonb where slug = ${slug}`);
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
