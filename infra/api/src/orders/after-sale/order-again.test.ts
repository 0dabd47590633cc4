// @module-tag rotated
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, OrderedAgain } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxLines } from '../../cart/change-cart.ts';
import { setPrice } from '../../catalogue/set-price.ts';
import type { Orm } from '../../database/database.ts';
import { options, orders, productSetItems, productSets } from '../../database/schema.ts';
import { catalogueFacts, type StockedOption, type StockedSet } from '../../testing/catalogue-facts.ts';
import { customerWithOrders, eachOnce } from '../../testing/customer-with-orders.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { dataOf, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
let set: StockedSet;
beforeAll(async () => {
  const { plenty, sets } = await catalogueFacts();
  const [first] = sets;
  if (first === undefined) throw new Error('No set is in stock');
  set = first;
  const inSet = new Set(set.options.map(({ id }) => id));
  fresh = eachOnce(plenty.filter(({ id }) => !inSet.has(id)));
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

describe('ordering again', () => {
  it('puts what is left of a set as a single product, at the price at which it was bought', async () => {
    const customer = await customerWithOrders(server);
    const productOption = set.options[0]?.id;
    const { total } = dataOf(await customer.session.post('/api/v1/cart/', { productOption, setId: set.id }), Cart);
    const order = await customer.place({ expectedTotal: total.totalCartPrice });
    expect(order.lines.map(({ setId, price }) => [setId, price.cents])).toEqual([[null, set.options[0]?.vk]]);
    const { cart } = dataOf(await customer.session.post(`${customer.pathOf(order)}again/`, {}), OrderedAgain);
    expect(cart.products.map(({ option, setId }) => [option.id, setId])).toEqual([[productOption, null]]);
  });

  it('puts a set into the cart as a set, at its price, while it is offered', async () => {
    const customer = await customerWithOrders(server);
    for (const { id } of set.options)
      await customer.session.post('/api/v1/cart/', { productOption: id, setId: set.id });
    const cart = dataOf(await customer.session.get('/api/v1/cart/'), Cart);
    const order = await customer.place({ expectedTotal: cart.total.totalCartPrice });
    const { text } = await mailTo(server, customer.email, { subject: /^Deine Bestellung/ });
    expect(text.match(/, im Set/g)).toHaveLength(set.options.length);
    const again = async () => {
      const { cart } = dataOf(await customer.session.post(`${customer.pathOf(order)}again/`, {}), OrderedAgain);
      return cart.products.map(({ setId, price }) => [setId, price.cents]);
    };
    const asSet = set.options.map(({ vk }) => [set.id, setPrice(vk, set.percent)]);
    expect(await again()).toEqual(asSet);
    expect(await again()).toEqual(asSet);
    // With one product more it is another offer.
    await customer.session.delete(`/api/v1/cart/set/${cart.products[0]?.set}/`);
    const asProducts = set.options.map(({ vk }) => [null, vk]);
    await orm.insert(productSetItems).values({ setId: set.id, productId: fresh().productId, position: 9 });
    expect(await again()).toEqual(asProducts);
    await orm.delete(productSetItems).where(eq(productSetItems.setId, set.id));
    await orm.delete(productSets).where(eq(productSets.id, set.id));
    expect(await again()).toEqual(asProducts);
  });

  it('puts what is available into the cart, once, and names what is missing', async () => {
    const customer = await customerWithOrders(server);
    const [plenty, few, none, gone] = [fresh(), fresh(), fresh(), fresh()];
    const order = await customer.buy([
      [plenty, 2],
      [few, 3],
      [none, 1],
      [gone, 1],
    ]);
    const setStock = (option: StockedOption, quantity: number) =>
      orm.update(options).set({ quantity }).where(eq(options.id, option.id));
    await setStock(few, 1);
    await setStock(none, 0);
    await orm.execute(
      sql`update order_lines set url = '/gibt-es-nicht/' where order_uuid = ${order.uuid} and option_id = ${gone.id}`,
    );
    const again = async () => dataOf(await customer.session.post(`${customer.pathOf(order)}again/`, {}), OrderedAgain);
    const first = await again();
    expect(first.added).toBe(3);
    expect(first.missing.map(({ reason, wanted, added }) => [reason, wanted, added])).toEqual([
      ['fewer-pieces', 3, 1],
      ['sold-out', 1, 0],
      ['no-longer-sold', 1, 0],
    ]);
    expect(first.missing[0]?.name).toContain(order.lines[1]?.nameWithoutBrand);
    const inCart = ({ products }: Cart) => products.map(({ option, amount }) => [option.id, amount]);
    expect(inCart(first.cart)).toEqual([
      [plenty.id, 2],
      [few.id, 1],
    ]);
    const second = await again();
    expect(inCart(second.cart)).toEqual(inCart(first.cart));
    expect(second.missing).toEqual(first.missing);
    const [row] = await orm.select().from(orders).where(eq(orders.uuid, order.uuid));
    expect(row?.state).toBe('received');
  });

  it('counts the pieces that two of its lines share', async () => {
    const customer = await customerWithOrders(server);
    const option = fresh();
    const order = await customer.buy([
      [option, 1],
      [fresh(), 1],
    ]);
    // As where the same size was ordered alone and in a set that has ended since.
    const [alone] = order.lines;
    await orm.execute(sql`update order_lines set option_id = ${option.id}, url = ${alone?.url}, product_id = ${option.productId},
      colour = l.colour from order_lines l where order_lines.order_uuid = ${order.uuid} and order_lines.position = 1
        and l.order_uuid = order_lines.order_uuid and l.position = 0`);
    await orm.update(options).set({ quantity: 1 }).where(eq(options.id, option.id));
    const { added, missing } = dataOf(await customer.session.post(`${customer.pathOf(order)}again/`, {}), OrderedAgain);
    expect([added, missing.map(({ position, reason }) => [position, reason])]).toEqual([1, [[1, 'sold-out']]]);
  });

  it('puts no more lines into a cart than have room', async () => {
    const customer = await customerWithOrders(server);
    const order = await customer.buy([[fresh(), 1]]);
    const { id } = fresh();
    await customer.session.post('/api/v1/cart/', { productOption: id });
    await orm.execute(sql`insert into cart_lines select (jsonb_populate_record(c, jsonb_build_object('hash', 'full-' || n))).*
      from cart_lines c, generate_series(2, ${maxLines}) n where c.option_id = ${id}`);
    const again = dataOf(await customer.session.post(`${customer.pathOf(order)}again/`, {}), OrderedAgain);
    expect([again.added, again.missing.length, again.cart.products.length]).toEqual([0, 1, maxLines]);
  });
});
