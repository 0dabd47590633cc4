import { startTestApi } from '@bergauf/api/testing/test-api';
import {
  type Exchange,
  leavesOutOptionalParts,
  startTamperingProxy,
  type Tampering,
} from '@bergauf/test-kit/tampering-proxy';
import type { FastifyInstance } from 'fastify';
import type { ApiErrorBody, Cart, Listing, MenuItem, Product, ProductTile, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProbe } from './probe.ts';
import { checksFor, type Result, runCheck, runChecks } from './run.ts';

const shop = 'http://localhost:3000';
const everything = { shop, effects: ['reads', 'writes', 'orders'], team: true } as const;
/** More accounts and orders of one network than the limits of a shop allow. */
const many = { max: 1000, timeWindow: 60_000 };

let api: FastifyInstance;
let origin: string;
beforeAll(async () => {
  api = await startTestApi({
    shopOrigins: [shop],
    rateLimits: { register: many, login: many, guest: many, order: many },
  });
  origin = await api.listen({ port: 0, host: 'localhost' });
}, 120_000);
afterAll(() => api.close());

it('the product API keeps every promise', async () => {
  const faults: Result[] = [];
  let promises = 0;
  for await (const result of runChecks({ ...everything, api: origin })) {
    promises += 1;
    if (result.fault !== null) faults.push(result);
  }
  expect(faults).toEqual([]);
  expect(promises).toBeGreaterThan(75);
}, 120_000);

/** Changes the `data` of successful responses to one method and path. */
function onData<Data>(method: string, path: RegExp, change: (data: Data) => void): Tampering {
  return {
    response: ({ method: sent, url, status, body }: Exchange) => {
      if (sent === method && status === 200 && path.test(url)) change((body as { data: Data }).data);
    },
  };
}

function onError(path: RegExp, change: (body: ApiErrorBody) => void): Tampering {
  return {
    response: ({ url, status, body }) => {
      if (status >= 400 && path.test(url)) change(body as ApiErrorBody);
    },
  };
}

type Mutable<Data> = { -readonly [Key in keyof Data]: Data[Key] };

/** The tampering, the call that has to be found, and what the report has to say. */
const broken: readonly (readonly [what: string, call: string, fault: RegExp, Tampering])[] = [
  [
    'a total that ignores filters',
    'GET /api/v1/search/',
    /facet value \d+ says \d+ products, its list has \d+/,
    onData<Mutable<Listing>>('GET', /filters=\d/, (data) => {
      data.total += 1;
    }),
  ],
  [
    'a descending list that ascends',
    'GET /api/v1/search/',
    /sort=price&order=desc is not in order/,
    onData<Mutable<Listing>>('GET', /order=desc/, (data) => void data.products.reverse()),
  ],
  [
    'a product without a brand',
    'GET /api/v1/search/',
    /\/data\/products\/0 must have required properties brandName/,
    onData<Listing>('GET', /\/search\//, ({ products }) => {
      for (const tile of products as Partial<ProductTile>[]) delete tile.brandName;
    }),
  ],
  [
    'a product page with another price than its tile',
    'GET /api/v1/product/',
    /has another price than its tile/,
    onData<Product>('GET', /\/api\/v1\/product\//, ({ prices }) => {
      prices.cents.vk += 1;
    }),
  ],
  [
    'tiles in an order of their own',
    'GET /api/v1/products/',
    /asked for [\d,]+, got [\d,]+/,
    onData<ProductTile[]>('GET', /\/products\//, (tiles) => void tiles.reverse()),
  ],
  [
    'two menu items with one id',
    'GET /api/v1/menu/',
    /two items have the same id/,
    onData<MenuItem[]>('GET', /\/menu\//, (items) => {
      const [first, second] = items;
      if (first && second) first.id = second.id;
    }),
  ],
  [
    'an error code of its own for old tokens',
    'GET /api/v1/user/',
    /the error is "unauthorized", the frontends sign out on "invalid token"/,
    onError(/\/user\//, (body) => {
      body.error = 'unauthorized';
    }),
  ],
  [
    'errors without fields',
    'POST /api/v1/auth/register/',
    /errors has no text for "firstName"/,
    onError(/\/register\//, (body) => {
      body.errors = {};
    }),
  ],
  [
    'a login that tells who has an account',
    'POST /api/v1/auth/login/',
    /the two refusals differ/,
    onError(/\/login\//, (body) => {
      body.message += Math.random();
    }),
  ],
  [
    'no idempotency',
    'POST /api/v1/cart/',
    /the second request with the same key made it 2/,
    { request: (headers) => headers.delete('idempotency-key') },
  ],
  [
    'a sum that leaves out a line',
    'POST /api/v1/cart/',
    /total\.productsPrice is \d+, the lines add up to \d+/,
    onData<Cart>('POST', /\/cart\//, ({ total }) => {
      total.productsPrice -= 1;
    }),
  ],
  [
    'a wishlist with the first first',
    'GET, POST /api/v1/wishlist/',
    /after adding \d+ and \d+ the list is/,
    onData<Wishlist>('POST', /\/wishlist\//, ({ products }) => void products.reverse()),
  ],
  [
    'browsers that may not send a request id',
    'OPTIONS (calls of browsers)',
    /these headers may not be sent: x-request-id/,
    {
      response: ({ headers }) => {
        const allowed = headers.get('access-control-allow-headers');
        if (allowed) headers.set('access-control-allow-headers', allowed.replace('X-Request-ID', 'X-Other'));
      },
    },
  ],
  [
    'HTML instead of JSON',
    'GET /api/v1/home/',
    /has content type text\/html, not application\/json/,
    { response: ({ headers }) => headers.set('content-type', 'text/html') },
  ],
];

it.each(broken)('finds %s', async (_what, call, fault, tampering) => {
  const proxy = await startTamperingProxy(origin, tampering);
  try {
    const probe = createProbe(proxy.origin);
    const faults: string[] = [];
    for (const check of checksFor(everything).filter((check) => check.call === call)) {
      const result = await runCheck(check, probe);
      if (result.fault !== null) faults.push(result.fault);
    }
    expect(faults).toContainEqual(expect.stringMatching(fault));
  } finally {
    await proxy.close();
  }
});

it('finds nothing wrong with a product API that leaves out every optional part', async () => {
  const proxy = await startTamperingProxy(origin, leavesOutOptionalParts);
  try {
    const probe = createProbe(proxy.origin);
    for (const check of checksFor(everything).filter(({ call }) => call === 'GET /api/v1/product/')) {
      expect(await runCheck(check, probe)).toMatchObject({ fault: null });
    }
  } finally {
    await proxy.close();
  }
});

it('reports an API that is not there as a fault of every promise', async () => {
  const [check] = checksFor(everything);
  const result = check && (await runCheck(check, createProbe('http://localhost:9')));
  expect(result?.fault).toMatch(/^GET .* got no response: /);
});
