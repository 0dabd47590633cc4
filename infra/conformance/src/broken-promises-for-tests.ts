import type { Cart, Listing, MenuItem, Product, ProductTile, Wishlist } from 'shared-contracts/entities';
import { type BrokenPromise, type Mutable, onData, onError } from './tampering-for-tests.ts';

/** An API that breaks one promise at a time. */
export const brokenPromises: readonly BrokenPromise[] = [
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
