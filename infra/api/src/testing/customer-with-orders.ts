import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Cart, OrderDetails, Product } from 'shared-contracts/entities';
import type { StockedOption } from './catalogue-facts.ts';
import { homeAddress } from './home-address.ts';
import { caller, dataOf, signUp } from './test-api.ts';

type Bought = readonly (readonly [option: StockedOption, amount: number])[];

/** A new customer who can order, and read and change the orders. */
export async function customerWithOrders(server: FastifyInstance) {
  const { email, ...headers } = await signUp(server);
  const session = caller(server, headers);

  const place = async (body: object) =>
    dataOf(
      await server.inject({
        method: 'POST',
        url: '/api/v1/order/',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload: { deliveryType: 'home', address: homeAddress, ...body },
      }),
      OrderDetails,
    );

  /** Fills the cart and orders it. @param change of the order's body */
  async function buy(bought: Bought, change: object = {}): Promise<OrderDetails> {
    let expectedTotal = 0;
    for (const [{ id }, amount] of bought) {
      const added = await session.post('/api/v1/cart/', { productOption: id, amount });
      expectedTotal = dataOf(added, Cart).total.totalCartPrice;
    }
    return place({ expectedTotal, ...change });
  }

  const pathOf = ({ uuid }: Pick<OrderDetails, 'uuid'>) => `/api/v1/user/order/${uuid}/`;
  return {
    email,
    headers,
    session,
    place,
    buy,
    pathOf,
    details: async (order: Pick<OrderDetails, 'uuid'>) => dataOf(await session.get(pathOf(order)), OrderDetails),
  };
}

/** Admin token of an API whose orders are moved by tests. */
export const adminToken = 'a-token-of-thirty-two-characters!';

/** Moves an order as operators do. */
export const moveTo = (server: FastifyInstance, { number }: Pick<OrderDetails, 'number'>, state: string) =>
  server.inject({
    method: 'PUT',
    url: `/api/admin/orders/${number}/state`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { state },
  });

/** Pieces in stock, of a line's option. */
export async function stockOfLine(server: FastifyInstance, { url, optionId }: OrderDetails['lines'][number]) {
  const product = dataOf(await server.inject(`/api/v1/product/?path=${url}`), Product);
  return product.options.find(({ id }) => id === optionId)?.quantity;
}

/** Options of a catalogue, each once, so that tests do not compete for stock. */
export function eachOnce(options: readonly StockedOption[]): () => StockedOption {
  const values = options.values();
  return () => {
    const { value } = values.next();
    if (value === undefined) throw new Error('The test catalogue has too few options');
    return value;
  };
}
