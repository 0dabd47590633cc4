import { type Check, checksOf, require, requirePicture } from '../check.ts';
import { someTiles } from '../sample-data.ts';

/** Headers that the frontends send, in addition to those that browsers may always send. */
const sentHeaders = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-request-client',
  'x-request-id',
  'x-requested-with',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** @param shop the origin of the shop whose browsers call the API */
export function browserAccessChecks(shop: string): readonly Check[] {
  return checksOf('OPTIONS (calls of browsers)', 'reads', {
    'lets the shop’s origin call with credentials, all methods and headers': async (caller) => {
      for (const method of methods) {
        const { headers, status } = await caller.answer('/api/v1/cart/', {
          method: 'OPTIONS',
          headers: {
            origin: shop,
            'access-control-request-method': method,
            'access-control-request-headers': sentHeaders.join(),
          },
        });
        require(status < 300, `the preflight of ${method} has status ${status}`);
        require(headers.get('access-control-allow-origin') ===
          shop, `${shop} may not call (Access-Control-Allow-Origin)`);
        require(headers.get('access-control-allow-credentials') === 'true', 'calls with credentials are not allowed');
        const allowed = headers.get('access-control-allow-methods') ?? '';
        require(method === 'GET' || allowed.includes(method), `${method} is not among the allowed methods: ${allowed}`);
        const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
        const missing = sentHeaders.filter((name) => !names.includes(name));
        require(missing.length === 0, `these headers may not be sent: ${missing.join(', ')}`);
      }
    },
    'does not let any other origin call with credentials': async (caller) => {
      const { headers } = await caller.answer('/api/v1/cart/', { headers: { origin: 'https://conformance.example' } });
      require(headers.get('access-control-allow-origin') !==
        'https://conformance.example', 'every website may read the carts of its visitors');
    },
    'serves pictures to every page, and keeps them': async (caller) => {
      const [tile] = await someTiles(caller);
      const url = new URL(tile?.picture.url ?? '', caller.api);
      await requirePicture(caller, url.href);
      const { headers } = await caller.answer(`${url.pathname}${url.search}`);
      const policy = headers.get('cross-origin-resource-policy');
      require(policy === null ||
        policy === 'cross-origin', 'Cross-Origin-Resource-Policy keeps the shop from showing pictures');
    },
    'does not let carts be kept by caches': async (caller) => {
      const { headers } = await caller.answer('/api/v1/cart/');
      const control = headers.get('cache-control') ?? '';
      require(/no-store|private/.test(control), `Cache-Control of the cart is "${control}"`);
    },
  });
}
