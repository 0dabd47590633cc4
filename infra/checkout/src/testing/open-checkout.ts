import { demoCredentials } from '@bergauf/api/demo/demo-credentials';
import { homeAddress } from '@bergauf/api/testing/home-address';
import { dataOf } from '@bergauf/api/testing/responses';
import { callerAt } from '@bergauf/api/testing/shared-api/caller-at';
import { newEmail, sharedApi } from '@bergauf/api/testing/shared-api/shared-api';
import { createTracing } from '@bergauf/service-kit/tracing/tracing';
import { AuthResponse, Cart } from 'shared-contracts/entities';
import { sessionCookiesOf } from 'shared-contracts/session-cookie-names';
import { noAssets } from '../server/assets.ts';
import { createCheckoutServer, type ServerOptions } from '../server/checkout-server.ts';
import type { CheckoutOptions } from '../site.ts';
import { openFaultyNetwork } from './faulty-network.ts';
import { fieldsOf } from './form-fields.ts';

export { fieldsOf };

export const shopOrigin = 'https://shop.example';
export const guestFields = { ...homeAddress, email: 'anna@example.at', deliveryType: 'home' };

/** The checkout with the real API, and a faulty network between the two. */
export async function openCheckout(options: Partial<CheckoutOptions & ServerOptions> = {}) {
  const { origin: apiOrigin, facts } = await sharedApi();
  const network = await openFaultyNetwork(apiOrigin);
  const server = createCheckoutServer(
    {
      shopOrigin,
      apiOrigin: network.origin,
      checkoutOrigin: 'https://checkout.example',
      locales: ['at', 'en'],
      teamBuild: false,
      hasPickUp: !options.teamBuild,
      trustProxy: null,
      assets: noAssets,
      apiTimeoutMs: 3000,
      ...options,
    },
    await createTracing('bergauf-checkout', null),
  );
  const optionId = await findPlenty(
    apiOrigin,
    facts.plenty.map(({ id }) => id),
  );

  /** A shopper with a cart, and the checkout as their browser sees it. */
  function browser(headers: { authorization?: string; 'x-request-id'?: string }) {
    const token = headers.authorization?.replace('Bearer ', '');
    const names = sessionCookiesOf(options.teamBuild ?? false);
    const cookie = `${names.requestId}=${headers['x-request-id']}${token ? `; ${names.token}=${token}` : ''}`;
    return {
      requestId: headers['x-request-id'] ?? '',
      session: callerAt(apiOrigin, headers),
      open: (url: string) => server.inject({ url, headers: { cookie } }),
      /** Presses the order button; `intent` names another. */
      submit: (fields: Record<string, string>, more: Record<string, string> = {}) =>
        server.inject({
          method: 'POST',
          url: '/checkout/',
          headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...more },
          payload: new URLSearchParams({ intent: 'order', ...fields }).toString(),
        }),
    };
  }

  async function signedIn(path: string, body: object) {
    const { token, uuid } = dataOf(await callerAt(apiOrigin).post(path, body), AuthResponse);
    return browser({ authorization: `Bearer ${token}`, 'x-request-id': uuid });
  }

  return {
    server,
    network,
    optionId,
    facts,
    apiOrigin,
    browser,
    async guest(amount = 1, productOption = optionId) {
      const cart = dataOf(await callerAt(apiOrigin).post('/api/v1/cart/', { productOption, amount }), Cart);
      return browser({ 'x-request-id': String(cart.uuid) });
    },
    async customer() {
      const body = { firstName: 'Anna', lastName: 'Berger', email: newEmail(), password: 'steil-und-steinig' };
      const someone = await signedIn('/api/v1/auth/register/', body);
      dataOf(await someone.session.post('/api/v1/cart/', { productOption: optionId }), Cart);
      return someone;
    },
    demoCustomer: () => signedIn('/api/v1/auth/login/', demoCredentials),
    async close() {
      await server.close();
      await network.close();
    },
  };
}

/** An option with stock for all orders of a test file: one of which the other files, which share the API, have ordered next to nothing. */
async function findPlenty(apiOrigin: string, options: readonly number[]): Promise<number> {
  for (const productOption of options) {
    const { statusCode } = await callerAt(apiOrigin).post('/api/v1/cart/', { productOption, amount: 23 });
    if (statusCode === 200) return productOption;
  }
  throw new Error('No option has pieces enough');
}

/** The fields that the summary of errors links to. */
export const namedFields = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<li><a class="text-link" href="#(\w+)"/g)].map(([, field]) => field);

/** The price beside the order button. */
export const totalOf = (html: string): string | undefined => /data-sum="total">([^<]*)</.exec(html)?.[1];

/** The page of a new guest, and its form as the guest has filled it. `total`: as shown. */
export async function filledForm(checkout: Pick<Awaited<ReturnType<typeof openCheckout>>, 'guest'>) {
  const someone = await checkout.guest();
  const { body } = await someone.open('/checkout/');
  return { someone, total: totalOf(body), fields: { ...fieldsOf(body), ...guestFields, pointQuery: '6020' } };
}
