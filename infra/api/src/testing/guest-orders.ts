import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Cart } from 'shared-contracts/entities';
import type { ApiServerOptions } from '../options.ts';
import type { StockedOption } from './catalogue-facts.ts';
import { homeAddress } from './home-address.ts';
import { networks } from './post-from-network.ts';
import { caller, dataOf } from './test-api.ts';

const unlimited = { max: 100_000, timeWindow: 1000 };

/** An API with the limits of orders as they are for shoppers. */
export const withOrderLimits: Partial<ApiServerOptions> = {
  trustProxy: 'loopback',
  rateLimits: { register: unlimited, email: unlimited },
  orders: {},
  publicOrigin: 'https://api.bergauf.example',
};

type Headers = Readonly<Record<string, string>>;
export type OrderOptions = {
  readonly option: StockedOption;
  readonly amount?: number;
  readonly email?: string;
  readonly from?: string;
  readonly headers?: Headers;
};

const elsewhere = networks();
export const network = () => elsewhere.next().value;
export const someone = () => `gast-${randomUUID()}@example.at`;
export const guest = (): Headers => ({ 'x-request-id': randomUUID() });

/** Orders of guests, each from a network of its own unless it says from where. @param serverOf the server, which is started after this is called */
export function guestOrders(serverOf: () => FastifyInstance) {
  /** Fills a cart and orders it, each time with a new idempotency key. `again` repeats the order with its key. */
  async function buy({ option, amount = 1, email, from = network(), headers = guest() }: OrderOptions) {
    const shopper = caller(serverOf(), headers);
    const cart = dataOf(await shopper.post('/api/v1/cart/', { productOption: option.id, amount }), Cart);
    const body = { deliveryType: 'home', address: homeAddress, expectedTotal: cart.total.totalCartPrice };
    const key = randomUUID();
    const again = () =>
      serverOf().inject({
        method: 'POST',
        url: '/api/v1/order/',
        headers: { ...headers, 'idempotency-key': key, 'x-forwarded-for': from },
        payload: { ...body, ...(email !== undefined && { email }) },
      });
    return { response: await again(), cart, again };
  }

  async function buyOften(count: number, nextOrder: () => OrderOptions): Promise<LightMyRequestResponse[]> {
    const responses: LightMyRequestResponse[] = [];
    for (let round = 0; round < count; round++) responses.push((await buy(nextOrder())).response);
    return responses;
  }

  return { buy, buyOften };
}
