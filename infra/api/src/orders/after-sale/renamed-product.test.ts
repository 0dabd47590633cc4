// @module-tag rotated
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type OrderDetails, OrderedAgain } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCaller } from '../../admin/testing/admin-caller.ts';
import type { Database } from '../../database/database.ts';
import { options } from '../../database/schema.ts';
import { catalogueFacts, type StockedOption } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce } from '../../testing/customer-with-orders.ts';
import { storedProduct } from '../../testing/stored-product.ts';
import { dataOf, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let database: Database;
let fresh: () => StockedOption;
let change: ReturnType<typeof adminCaller>['statuses'];
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, database } = await openTestApi({ adminToken }));
  change = adminCaller(server).statuses;
}, 120_000);
afterAll(() => server.close());

/** Changes a product as a retailer's system does. Without a path of its own, a variant has one that is made of the name. */
async function changeProduct(id: number, changed: (product: ProductRecord) => ProductRecord): Promise<void> {
  const product = await storedProduct(database, id);
  if (product === undefined) throw new Error('missing product');
  expect(await change('products', [changed(product)])).toEqual(['changed']);
}

const withPath = (product: ProductRecord, pathOf: (id: number) => string): ProductRecord => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, path: pathOf(variant.id) })),
});

const renamed = (product: ProductRecord): ProductRecord => ({
  ...product,
  names: { ...product.names, at: `${product.names.at} Neu` },
  variants: product.variants.map(({ path: _, ...variant }) => variant),
});

async function stockOf({ id }: StockedOption): Promise<number | undefined> {
  const [row] = await database.orm.select().from(options).where(eq(options.id, id));
  return row?.quantity;
}

const lineOf = ({ lines: [line] }: OrderDetails) => {
  if (line === undefined) throw new Error('The order has no line');
  return line;
};

describe('a product that was renamed after it was ordered', () => {
  it('is found by its order, is ordered again, and gets its pieces back', async () => {
    const customer = await customerWithOrders(server);
    const option = fresh();
    const order = await customer.buy([[option, 2]]);
    await changeProduct(option.productId, renamed);
    const line = lineOf(await customer.details(order));
    expect(line.url).toMatch(/-neu-/);
    expect(line).toMatchObject({ optionId: option.id, isAvailable: true });
    const again = dataOf(await customer.session.post(`${customer.pathOf(order)}again/`, {}), OrderedAgain);
    expect([again.added, again.missing]).toEqual([2, []]);
    await customer.session.post(`${customer.pathOf(order)}cancel/`, {});
    expect(await stockOf(option)).toBe(option.quantity);
  });

  it('is told from the product that has taken its path over', async () => {
    const customer = await customerWithOrders(server);
    const [option, other] = [fresh(), fresh()];
    const order = await customer.buy([[option, 1]]);
    const { url } = lineOf(order);
    await changeProduct(option.productId, (product) => withPath(product, (id) => `/p/vorjahr-${id}/`));
    await changeProduct(other.productId, (product) => {
      const [first] = product.variants;
      return withPath(product, (id) => (id === first?.id ? (url ?? '') : `/p/heuer-${id}/`));
    });
    expect(lineOf(await customer.details(order))).toMatchObject({
      url: expect.stringContaining('/p/vorjahr-'),
      optionId: option.id,
    });
    await customer.session.post(`${customer.pathOf(order)}cancel/`, {});
    expect(await stockOf(option)).toBe(option.quantity);
  });
});

it('a size whose option belongs to another colour today is not ordered again, and gets no pieces back', async () => {
  const customer = await customerWithOrders(server);
  const [option, other] = [fresh(), fresh()];
  const order = await customer.buy([[option, 1]]);
  await database.orm.execute(sql`
    update options set position = 9999, variant_id = (select variant_id from options where id = ${other.id})
    where id = ${option.id}`);
  expect(lineOf(await customer.details(order))).toMatchObject({
    url: lineOf(order).url,
    optionId: null,
    isAvailable: false,
  });
  const again = dataOf(await customer.session.post(`${customer.pathOf(order)}again/`, {}), OrderedAgain);
  expect(again.missing).toEqual([expect.objectContaining({ reason: 'no-longer-sold', added: 0 })]);
  expect((await customer.session.post(`${customer.pathOf(order)}cancel/`, {})).statusCode).toBe(200);
  expect(await stockOf(option)).toBe(option.quantity - 1);
});
