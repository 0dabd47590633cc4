import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  AccountData,
  Cart,
  Order,
  OrderDetails,
  PickUpPointSearch,
  ShippingAddresses,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../database/database.ts';
import { accounts, products } from '../database/schema.ts';
import { type CatalogueFacts, catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { eachOnce } from '../testing/customer-with-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { mailTo } from '../testing/mailbox.ts';
import { orderPlacing } from '../testing/order-placing.ts';
import { caller, dataOf, errorOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
/** Each test uses its own option, so that tests do not compete for stock. */
let fresh: () => StockedOption;
beforeAll(async () => {
  facts = await catalogueFacts();
  fresh = eachOnce(facts.plenty);
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const url = '/api/v1/order/';
const { place, customer, fill, stockOf } = orderPlacing(() => server);

describe('an order', () => {
  it('costs a role at most the selling price, in the cart too, while that is reduced below the role’s own', async () => {
    const { email, headers, session } = await customer();
    const option = fresh();
    await orm.update(accounts).set({ role: 'staff' }).where(eq(accounts.email, email));
    const ofOption = eq(products.id, option.productId);
    await orm
      .update(products)
      .set({ premium: option.vk, staff: option.vk, pro: 100, vk: sql`vk - 100` })
      .where(ofOption);
    const vk = option.vk - 100;
    const { cart, body } = await fill(session, option);
    expect(cart.products).toMatchObject([
      { price: { cents: vk }, prices: { cents: { vk, premium: vk, staff: vk, pro: 100 } } },
    ]);
    const order = dataOf(await place(headers, body), OrderDetails);
    expect(order).toMatchObject({ priceType: 'staff', productsPrice: { cents: vk } });
    await orm.update(products).set({ vk: option.vk }).where(ofOption);
  });

  it('stores what was bought, takes it from the stock, empties the cart and sends an email', async () => {
    const { email, headers, session } = await customer();
    const option = fresh();
    const { cart, body } = await fill(session, option, 2);
    const [line] = cart.products;
    const order = dataOf(await place(headers, body), OrderDetails);
    expect(order).toMatchObject({
      state: 'received',
      email,
      priceType: 'vk',
      amount: 2,
      address: homeAddress,
      store: null,
      tracking: null,
      productsPrice: { cents: 2 * option.vk },
      total: { cents: cart.total.totalCartPrice },
      points: Math.floor((2 * option.vk) / 100),
    });
    expect(order.lines).toEqual([
      {
        optionId: option.id,
        productId: option.productId,
        url: line?.url,
        picture: line?.picture,
        brandName: line?.brandName,
        nameWithoutBrand: line?.nameWithoutBrand,
        size: line?.option.title,
        colour: line?.colour,
        amount: 2,
        price: line?.price,
        total: line?.total,
        mounting: false,
        setId: null,
        position: 0,
        isAvailable: true,
        returned: null,
      },
    ]);
    expect(order.timeline.map(({ state, at }) => [state, at !== null])).toEqual([
      ['received', true],
      ['packed', false],
      ['shipped', false],
      ['delivered', false],
    ]);
    expect(await stockOf(option, line?.url ?? '')).toBe(option.quantity - 2);
    expect(dataOf(await session.get('/api/v1/cart/'), Cart).products).toEqual([]);
    const { p4m } = dataOf(await session.get('/api/v1/user/'), AccountData);
    // It earns its points with its delivery.
    expect(p4m.history).toEqual([]);
    const received = await mailTo(server, email, { subject: /^Deine Bestellung/ });
    expect(received.subject).toBe(`Deine Bestellung ${order.number}`);
    expect(received.text).toContain(order.total.formatted);
    expect(received.links).toContain(`http://localhost:3000/my-account/order-details/${order.uuid}/`);
  });

  it('is in the list and has a page, for its owner only', async () => {
    const { headers, session } = await customer();
    const first = dataOf(await place(headers, (await fill(session, fresh())).body), OrderDetails);
    const second = dataOf(await place(headers, (await fill(session, fresh())).body), OrderDetails);
    const list = dataOf(await session.get('/api/v1/user/orders/'), Type.Array(Order));
    expect(list.map(({ uuid, number }) => [uuid, number])).toEqual([
      [second.uuid, second.number],
      [first.uuid, first.number],
    ]);
    expect(dataOf(await session.get(`/api/v1/user/order/${first.uuid}/`), OrderDetails)).toEqual(first);
    const stranger = (await customer()).session;
    for (const path of [`/api/v1/user/order/${first.uuid}/`, `${url}${first.uuid}/`]) {
      expect((await stranger.get(path)).statusCode).toBe(404);
    }
    expect((await session.get(`/api/v1/user/order/${randomUUID()}/`)).statusCode).toBe(404);
    expect(errorOf(await session.get('/api/v1/user/order/42/'), 422).errors).toHaveProperty('id');
    expect((await caller(server).get(`/api/v1/user/order/${first.uuid}/`)).statusCode).toBe(401);
  });

  it('is placed by guests with an e-mail address, and shown by their request id', async () => {
    const { cart, body } = await fill(caller(server), fresh());
    const headers = { 'x-request-id': cart.uuid ?? '' };
    expect(errorOf(await place(headers, body), 422).errors).toHaveProperty('email');
    const email = 'gast@example.at';
    const order = dataOf(await place(headers, { ...body, email }), OrderDetails);
    expect(order).toMatchObject({ email, points: 0 });
    expect(dataOf(await caller(server, headers).get(`${url}${order.uuid}/`), OrderDetails)).toEqual(order);
    const { text } = await mailTo(server, email);
    expect(text).toContain(order.number);
    expect(text).not.toContain('/my-account/');
  });

  it('goes to a saved address: homeAddress, or waits in a store without costing delivery', async () => {
    const { headers, session } = await customer();
    const saved = await session.post('/api/v1/user/address/shipping/', {
      ...homeAddress,
      city: 'Hall',
      deliveryType: 'home',
    });
    const addressUuid = dataOf(saved, ShippingAddresses).shipping[0]?.uuid;
    const { cart, body } = await fill(session, fresh());
    const pickUp = {
      deliveryType: 'click_and_collect',
      addressUuid,
      storeSysname: 'bergauf_1',
      expectedTotal: cart.total.productsPrice,
    };
    expect(errorOf(await place(headers, { ...pickUp, storeSysname: undefined }), 422).errors).toHaveProperty(
      'storeSysname',
    );
    expect(errorOf(await place(headers, { ...pickUp, storeSysname: 'bergauf_9999' }), 422).errors).toHaveProperty(
      'storeSysname',
    );
    expect(errorOf(await place(headers, { ...body, address: undefined }), 422).errors).toHaveProperty('address');
    const unknown = { ...pickUp, addressUuid: randomUUID() };
    expect(errorOf(await place(headers, unknown), 422).errors).toHaveProperty('addressUuid');
    const order = dataOf(await place(headers, pickUp), OrderDetails);
    expect(order).toMatchObject({ deliveryPrice: { cents: 0 }, address: { city: 'Hall' } });
    expect(order.store?.sysname).toBe('bergauf_1');
    expect(order.timeline.map(({ state }) => state)).toEqual(['received', 'packed', 'ready', 'delivered']);
  });

  it('goes to a pickup point near a postcode, which the order and its email name', async () => {
    const { email, headers, session } = await customer();
    const found = await server.inject('/api/v1/pick-up-points/?q=6020&limit=3');
    const { place: town, points } = dataOf(found, PickUpPointSearch);
    expect([town, points.length]).toEqual(['Innsbruck', 3]);
    expect(points.map(({ distanceKm }) => distanceKm)).toEqual(points.map(({ distanceKm }) => distanceKm).toSorted());
    const [point] = points;
    const { cart } = await fill(session, fresh());
    const price = cart.total.deliveryPrices.pick_up_points?.cents ?? 0;
    const body = {
      deliveryType: 'pick_up_points',
      address: homeAddress,
      expectedTotal: cart.total.productsPrice + price,
    };
    for (const storeSysname of [undefined, 'abholstation_1', 'bergauf_1']) {
      expect(errorOf(await place(headers, { ...body, storeSysname }), 422).errors).toHaveProperty('storeSysname');
    }
    const order = dataOf(await place(headers, { ...body, storeSysname: point?.sysname }), OrderDetails);
    expect(order).toMatchObject({
      deliveryType: 'pick_up_points',
      deliveryPrice: { cents: price },
      store: { sysname: point?.sysname, address: { City: 'Innsbruck', ZipCode: '6020' } },
    });
    expect(order.store?.name).toContain(point?.name);
    const { text } = await mailTo(server, email, { subject: /^Deine Bestellung/ });
    expect(text).toContain(order.store?.name);
  });

  it('does not send bikes to a pick-up point', async () => {
    const { headers, session } = await customer();
    const { cart } = await fill(session, facts.bike);
    const body = {
      deliveryType: 'pick_up_points',
      storeSysname: 'abholstation_60200',
      address: homeAddress,
      expectedTotal: cart.total.productsPrice,
    };
    expect(errorOf(await place(headers, body), 422).errors).toHaveProperty('deliveryType');
  });

  it('is refused when its total differs from what the shopper has seen', async () => {
    const { headers, session } = await customer();
    const { cart, body } = await fill(session, fresh());
    const refused = await place(headers, { ...body, expectedTotal: body.expectedTotal - 1 });
    expect(errorOf(refused, 409).error).toBe('cart changed');
    expect(dataOf(await session.get('/api/v1/cart/'), Cart)).toEqual(cart);
    expect(dataOf(await session.get('/api/v1/user/orders/'), Type.Array(Order))).toEqual([]);
  });

  it('needs products, a key and a buyer', async () => {
    const { headers } = await customer();
    const body = { deliveryType: 'home', address: homeAddress, expectedTotal: 0 };
    expect(errorOf(await place(headers, body), 409).error).toBe('cart empty');
    const keyless = await server.inject({ method: 'POST', url, headers, payload: body });
    expect(errorOf(keyless, 400).error).toBe('no idempotency key');
    expect(errorOf(await place({}, body), 401).error).toBe('no uuid header');
  });

  it.each([
    [{ address: { ...homeAddress, postal: 'x' } }, 'address.postal'],
    [{ address: { ...homeAddress, postal: '80331' } }, 'address.postal'],
    [{ expectedTotal: -1 }, 'expectedTotal'],
    [{ deliveryType: 'drone' }, 'deliveryType'],
    [{ email: 'kein-at' }, 'email'],
  ])('refuses %j at its field', async (change, field) => {
    const { headers, session } = await customer();
    const { body } = await fill(session, fresh());
    expect(Object.keys(errorOf(await place(headers, { ...body, ...change }), 422).errors)).toEqual([field]);
  });
});

it('an order ignores properties of a newer frontend, and stores none of them', async () => {
  const { headers, session } = await customer();
  const { body } = await fill(session, fresh());
  const address = { ...homeAddress, planet: 'Mars' };
  const order = dataOf(await place(headers, { ...body, address, role: 'staff' }), OrderDetails);
  expect([order.priceType, order.address]).toEqual(['vk', homeAddress]);
});

describe('a deleted account', () => {
  it('is signed out everywhere, and its data is gone', async () => {
    const { email, headers, session } = await customer();
    const order = dataOf(await place(headers, (await fill(session, fresh())).body), OrderDetails);
    await fill(session, fresh());
    dataOf(await session.delete('/api/v1/user/'), Type.Object({}));
    expect(errorOf(await session.get('/api/v1/user/'), 403).error).toBe('invalid token');
    expect(errorOf(await session.get('/api/v1/cart/'), 403).error).toBe('invalid token');
    expect(
      (await caller(server, { 'x-request-id': headers['x-request-id'] }).get(`${url}${order.uuid}/`)).statusCode,
    ).toBe(403);
    const login = await caller(server).post('/api/v1/auth/login/', { email, password: 'steil-und-steinig' });
    expect(login.statusCode).toBe(422);
    await mailTo(server, email, { subject: /^Dein Konto bei Bergauf ist gelöscht$/ });
  });
});
