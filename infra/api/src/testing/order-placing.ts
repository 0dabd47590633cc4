import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Cart, Product } from 'shared-contracts/entities';
import { expect } from 'vitest';
import type { StockedOption } from './catalogue-facts.ts';
import { homeAddress } from './home-address.ts';
import { type Credentials, caller, dataOf, signUp } from './test-api.ts';

/** How the tests of orders fill carts and order them. @param serverOf the server, which is started after this is called */
export function orderPlacing(serverOf: () => FastifyInstance) {
  return {
    place(headers: Credentials, body: object, key: string = randomUUID()) {
      const sent = { ...headers, 'idempotency-key': key };
      return serverOf().inject({ method: 'POST', url: '/api/v1/order/', headers: sent, payload: body });
    },

    async customer() {
      const { email, ...headers } = await signUp(serverOf());
      return { email, headers, session: caller(serverOf(), headers) };
    },

    /**
     * Puts an option into the cart.
     * @returns the body that orders it
     */
    async fill(session: ReturnType<typeof caller>, option: StockedOption, amount = 1) {
      const cart = dataOf(await session.post('/api/v1/cart/', { productOption: option.id, amount }), Cart);
      return { cart, body: { deliveryType: 'home', address: homeAddress, expectedTotal: cart.total.totalCartPrice } };
    },

    /** Pieces in stock, as the product's page shows them. */
    async stockOf({ id, productId }: StockedOption, path: string) {
      const product = dataOf(await serverOf().inject(`/api/v1/product/?path=${path}`), Product);
      expect(product.id).toBe(productId);
      return product.options.find((option) => option.id === id)?.quantity;
    },
  };
}
