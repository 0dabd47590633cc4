import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, Order, OrderDetails, Product } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { type CatalogueFacts, catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { eachOnce } from '../testing/customer-with-orders.ts';
import { homeAddress } from '../testing/home-address.ts';
import { orderPlacing } from '../testing/order-placing.ts';
import { dataOf, errorOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
let fresh: () => StockedOption;
beforeAll(async () => {
  facts = await catalogueFacts();
  fresh = eachOnce(facts.plenty.filter(({ id }) => id !== facts.mountable.id));
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const { place, customer, fill, stockOf } = orderPlacing(() => server);

describe('an order sent again', () => {
  it('the same order is returned, and placed once', async () => {
    const { headers, session } = await customer();
    const option = fresh();
    const { cart, body } = await fill(session, option);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => place(headers, body, key)));
    const uuids = responses.map((response) => dataOf(response, OrderDetails).uuid);
    expect(new Set(uuids).size).toBe(1);
    expect(dataOf(await session.get('/api/v1/user/orders/'), Type.Array(Order))).toHaveLength(1);
    expect(await stockOf(option, cart.products[0]?.url ?? '')).toBe(option.quantity - 1);
  });

  it('the order of its fields has no meaning', async () => {
    const { headers, session } = await customer();
    const { body } = await fill(session, fresh());
    const key = randomUUID();
    const { uuid } = dataOf(await place(headers, body, key), OrderDetails);
    const reversed = (value: object) => Object.fromEntries(Object.entries(value).reverse());
    const again = await place(headers, { ...reversed(body), address: reversed(body.address) }, key);
    expect(dataOf(again, OrderDetails).uuid).toBe(uuid);
  });

  it('is found when an earlier version has stored it', async () => {
    const { headers, session } = await customer();
    const { body } = await fill(session, fresh());
    const key = randomUUID();
    const { uuid } = dataOf(await place(headers, body, key), OrderDetails);
    const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    await orm.update(orders).set({ requestHash }).where(eq(orders.uuid, uuid));
    expect(dataOf(await place(headers, body, key), OrderDetails).uuid).toBe(uuid);
  });

  it('with other contents it is refused', async () => {
    const { headers, session } = await customer();
    const { body } = await fill(session, fresh());
    const key = randomUUID();
    dataOf(await place(headers, body, key), OrderDetails);
    const other = await place(headers, { ...body, deliveryType: 'pick_up_points' }, key);
    expect(errorOf(other, 422).error).toBe('idempotency key reused');
  });
});

describe('the last pieces', () => {
  it('stay in the cart of a late buyer as unavailable, and disappear from listings', async () => {
    const option = fresh();
    const early = await customer();
    const late = await customer();
    const { cart, body } = await fill(early.session, option, option.quantity);
    const lateFill = await fill(late.session, option, 1);
    dataOf(await place(early.headers, body), OrderDetails);
    expect(errorOf(await place(late.headers, lateFill.body), 409).error).toBe('cart empty');
    const left = dataOf(await late.session.get('/api/v1/cart/'), Cart);
    expect(left.products.map(({ status, option: { stock } }) => [status, stock])).toEqual([['unavailable', false]]);
    const product = dataOf(await server.inject(`/api/v1/product/?path=${cart.products[0]?.url}`), Product);
    expect(product.options.find(({ id }) => id === option.id)?.stock).toBe(false);
  });

  it('are not sold with the others, when the shopper has agreed to the rest', async () => {
    const gone = fresh();
    const early = await customer();
    const late = await customer();
    const first = await fill(early.session, gone, gone.quantity);
    await fill(late.session, gone);
    const second = await fill(late.session, fresh());
    dataOf(await place(early.headers, first.body), OrderDetails);
    expect(errorOf(await place(late.headers, second.body), 409).error).toBe('cart changed');
    const { total } = dataOf(await late.session.get('/api/v1/cart/'), Cart);
    const order = dataOf(
      await place(late.headers, { ...second.body, expectedTotal: total.totalCartPrice }),
      OrderDetails,
    );
    expect(order.amount).toBe(1);
    const left = dataOf(await late.session.get('/api/v1/cart/'), Cart);
    expect(left.products.map(({ option }) => option.id)).toEqual([gone.id]);
  });

  it('belong to the earlier of two lines of one option; the later one stays in the cart', async () => {
    const option = facts.mountable;
    const { headers, session } = await customer();
    await session.post('/api/v1/cart/', { productOption: option.id, mounting: true });
    await session.post('/api/v1/cart/', { productOption: option.id });
    await orm.execute(sql`update options set quantity = 1 where id = ${option.id}`);
    const { products, total } = dataOf(await session.get('/api/v1/cart/'), Cart);
    const linesOf = (lines: Cart['products']) => lines.map(({ mounting, status }) => [mounting, status]);
    expect(linesOf(products)).toEqual([
      [true, 'available'],
      [false, 'unavailable'],
    ]);
    const body = { deliveryType: 'home', address: homeAddress, expectedTotal: total.totalCartPrice };
    expect(dataOf(await place(headers, body), OrderDetails).amount).toBe(1);
    expect(linesOf(dataOf(await session.get('/api/v1/cart/'), Cart).products)).toEqual([[false, 'unavailable']]);
  });

  it('of a bike do not make freight of the rest of the cart', async () => {
    const { headers, session } = await customer();
    await session.post('/api/v1/cart/', { productOption: facts.bike.id });
    const { body } = await fill(session, fresh());
    await orm.execute(sql`update options set quantity = 0 where id = ${facts.bike.id}`);
    const { total } = dataOf(await session.get('/api/v1/cart/'), Cart);
    const order = dataOf(await place(headers, { ...body, expectedTotal: total.totalCartPrice }), OrderDetails);
    expect(order.deliveryPrice.cents).toBe(total.deliveryPrices.home.cents);
    expect(total.deliveryPrices.pick_up_points).not.toBeNull();
  });

  it('of a product that has been delisted since are sold out, whatever its stock says', async () => {
    const option = fresh();
    const { headers, session } = await customer();
    const { body } = await fill(session, option);
    await orm.execute(sql`update products set delisted_at = now() where id = ${option.productId}`);
    const { products } = dataOf(await session.get('/api/v1/cart/'), Cart);
    expect(products).toMatchObject([{ status: 'unavailable', option: { stock: false, quantity: 0 } }]);
    expect(errorOf(await place(headers, body), 409).error).toBe('cart empty');
    const more = await session.post('/api/v1/cart/', { productOption: option.id });
    expect(errorOf(more, 422).errors['amount']?.[0]).toContain('ausverkauft');
  });
});
