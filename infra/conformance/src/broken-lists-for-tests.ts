import type { Tampering } from '@bergauf/test-kit/tampering-proxy';
import type {
  Cart,
  HelpAnswers,
  NewsletterState,
  OrderDetails,
  PersonalData,
  PlaceSuggestion,
  ProductTile,
  RequestReceipt,
  SignedInDevice,
  SitemapPart,
  Wishlist,
} from 'shared-contracts/entities';
import { type BrokenPromise, type Mutable, onData, onError, withStatus } from './tampering-for-tests.ts';

const teamCart = 'GET, POST, PUT, DELETE /api/v2/team/cart/';
const teamWishlist = 'GET, POST, DELETE /api/v2/team/wishlist/';
const sets = 'PUT, DELETE /api/v1/cart/set/{hash}/';
const teamSets = 'PUT, DELETE /api/v2/team/cart/set/{hash}/';
const avatar = 'POST /api/v1/user/avatar/';
const order = 'GET /api/v1/user/order/{id}/, POST invoice/, return/';

/** Responds to removals with the cart as it was. */
function removesNothing(): Tampering {
  let products: Cart['products'] = [];
  return {
    response: ({ method, url, status, body }) => {
      if (status !== 200 || !/\/cart\//.test(url)) return;
      const { data } = body as { data: Mutable<Cart> };
      if (method === 'POST') products = data.products;
      if (method === 'DELETE') data.products = products;
    },
  };
}

/** An API that breaks one promise of forms, sets, orders or the team shop at a time. */
export const brokenFormsAndLists: readonly BrokenPromise[] = [
  ['a set of which a line stays', sets, /a line of the removed set is left/, removesNothing()],
  ['a set of a team of which a line stays', teamSets, /a line of the removed set is left/, removesNothing()],
  [
    'an uploaded picture that is not saved',
    avatar,
    /the account has no picture/,
    onData<Mutable<PersonalData>>('POST', /\/avatar\/$/, (data) => {
      data.avatar = null;
    }),
  ],
  [
    'a set that does not change as a whole',
    sets,
    /after a change to 2 the amounts are 1,/,
    onData<Cart>('PUT', /\/cart\/set\//, ({ products }) => {
      const line = products.find(({ setId }) => setId !== null);
      if (line) line.amount = 1;
    }),
  ],
  [
    'lines of a set without a common hash',
    sets,
    /the lines of a set do not share a hash/,
    onData<Cart>('POST', /\/cart\//, ({ products }) => {
      for (const line of products) line.set = line.hash;
    }),
  ],
  [
    'an order that another account may read',
    order,
    /has status 200, not 401 or 403 or 404/,
    withStatus(200, /\/user\/order\/[^/]+\/$/),
  ],
  [
    'an order with another total',
    order,
    /the order has another total when it is read/,
    onData<OrderDetails>('GET', /\/user\/order\//, ({ total }) => {
      total.cents += 1;
    }),
  ],
  ['an invoice before the goods leave', order, /invoice\/ has status 200, not 409/, withStatus(200, /\/invoice\//)],
  [
    'a team’s login that is another account',
    'POST /api/v2/team/auth/login/',
    /the account has another request id after login/,
    onData<{ uuid: string }>('POST', /\/team\/auth\/login\//, (data) => {
      data.uuid = 'u-other';
    }),
  ],
  [
    'a team’s registration without fields',
    'POST /api/v2/team/auth/register/',
    /errors has no text for "firstName"/,
    onError(/\/team\/auth\/register\//, (body) => {
      body.errors = {};
    }),
  ],
  [
    'a team’s logout that fails the second time',
    'GET /api/v2/team/auth/logout/',
    /logout\/ has status 401, not 200/,
    withStatus(401, /\/team\/auth\/logout\//),
  ],
  [
    'a team’s password request that tells who has an account',
    'POST /api/v2/team/forgotpassword/',
    /forgotpassword\/ has status 404, not 200/,
    withStatus(404, /\/forgotpassword\//),
  ],
  [
    'a reset of a password without a field for the link',
    'POST /api/v1/auth/reset-password/',
    /errors has no text for "token"/,
    onError(/\/reset-password\//, (body) => {
      body.errors = {};
    }),
  ],
  [
    'a team’s cart that keeps a removed line',
    teamCart,
    /another line is gone too, or none is/,
    onData<Mutable<Cart>>('DELETE', /\/team\/cart\/hash\//, (data) => {
      data.products = [...data.products, ...data.products];
    }),
  ],
  [
    'a merge of a team’s cart that adds up again',
    teamCart,
    /after the first merge the account has 2 of 1 piece/,
    onData<Cart>('POST', /\/team\/cart\/merge\//, ({ products }) => {
      for (const line of products) line.amount += 1;
    }),
  ],
  [
    'a team’s wishlist that keeps a removed product',
    teamWishlist,
    /after removing \d+ the list is \d+,\d+/,
    onData<Mutable<Wishlist>>('DELETE', /\/team\/wishlist\//, (data) => {
      data.products = [...data.products, ...data.products];
    }),
  ],
  [
    'a merge of a team’s wishlist that loses one',
    teamWishlist,
    /the merged list is \d+, not \d+,\d+/,
    onData<Wishlist>('POST', /\/team\/wishlist\/merge\//, ({ products }) => void products.pop()),
  ],
  [
    'a team’s tiles in an order of their own',
    'GET /api/v2/team/products/',
    /asked for [\d,]+, got [\d,]+/,
    onData<ProductTile[]>('GET', /\/team\/products\//, (tiles) => void tiles.reverse()),
  ],
  [
    'a message with a number for each time',
    'POST /api/v1/contact/',
    /the same message has the numbers/,
    onData<RequestReceipt>('POST', /\/contact\//, (data) => {
      data.number += Math.random();
    }),
  ],
  [
    'a withdrawal that names no fields',
    'POST /api/v1/withdrawal/',
    /errors has no text for "name"/,
    onError(/\/withdrawal\//, (body) => {
      body.errors = {};
    }),
  ],
  [
    'a newsletter for an unknown link',
    'POST /api/v1/newsletter/confirm/, unsubscribe/',
    /says of an unknown link: subscribed/,
    onData<NewsletterState>('POST', /\/newsletter\/confirm\//, (data) => {
      data.state = 'subscribed';
    }),
  ],
  [
    'an opt-in by an unknown link',
    'POST /api/v1/auth/doi/{userHash}/, resend/',
    /an unknown link is confirmed/,
    onData<{ state: string }>('POST', /\/doi\//, (data) => {
      data.state = 'confirmed';
    }),
  ],
  [
    'an email for a guest’s account',
    'POST /api/v1/user/doi/',
    /has status 200, not 401 or 403/,
    withStatus(200, /\/user\/doi\//),
  ],
  [
    'an appointment on another day',
    'POST /api/v1/appointments/',
    /asked for \d{4}-\d\d-\d\d, got 2000-01-01/,
    onData<{ day: string }>('POST', /\/appointments\//, (data) => {
      data.day = '2000-01-01';
    }),
  ],
  [
    'a form without script that is answered with JSON',
    'POST /formulare/… (forms of browsers without script)',
    /has content type application\/json, not text\/html/,
    {
      response: ({ url, headers }) => {
        if (url.startsWith('/formulare/')) headers.set('content-type', 'application/json');
      },
    },
  ],
  [
    'help for everything',
    'GET /api/v1/help/',
    /meaningless words have answers/,
    onData<HelpAnswers>('GET', /\/help\//, (data) => {
      data.total += 1;
    }),
  ],
  [
    'places that begin otherwise',
    'GET /api/v1/stores/places/',
    /suggests 9999 /,
    onData<PlaceSuggestion[]>('GET', /\/places\//, (places) => {
      for (const place of places) place.postcode = '9999';
    }),
  ],
  [
    'a sitemap that misses an address',
    'GET /api/v1/sitemap/, GET /api/v1/sitemap/{kind}/',
    /should have \d+ addresses, it has \d+/,
    onData<SitemapPart>('GET', /\/sitemap\/brands\//, (addresses) => void addresses.pop()),
  ],
  [
    'a version of the catalogue that caches keep',
    'GET /api/v1/catalogue-version/',
    /Cache-Control is "public, max-age=60", without no-store/,
    { response: ({ headers }) => headers.set('cache-control', 'public, max-age=60') },
  ],
  [
    'points for an account that has none',
    'POST /api/v1/user/loyalty/vouchers/',
    /has status 200, not 409/,
    withStatus(200, /\/vouchers\//),
  ],
  [
    'a device that stays signed in',
    'DELETE /api/v1/user/sessions/{id}/',
    /the device is still listed/,
    onData<SignedInDevice[]>('DELETE', /\/sessions\/./, (devices) => {
      const [first] = devices;
      if (first) devices.push(first);
    }),
  ],
];
