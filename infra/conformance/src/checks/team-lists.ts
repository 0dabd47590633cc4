import { randomUUID } from 'node:crypto';
import { Cart, Wishlist } from 'shared-contracts/entities';
import { withCustomer } from '../account.ts';
import { type ApiCaller, newGuest, type Session } from '../api-caller.ts';
import { type Check, checksOf, require } from '../check.ts';
import { type TeamBuyable, twoTeamBuyables } from '../sample-data.ts';
import { authChecks } from './session.ts';

const isTeam = { isTeam: true } as const;
const cartPath = '/api/v2/team/cart/';
const wishlistPath = '/api/v2/team/wishlist/';

function addToCart(caller: ApiCaller, session: Session, items: readonly TeamBuyable[]): Promise<Cart> {
  const body = {
    items: items.map(({ option }) => ({ productOption: option.id, amount: 1 })),
    team: items[0]?.team,
    shopIdentifier: 'at',
    priceType: 'vk',
  };
  const headers = { ...session, 'idempotency-key': randomUUID() };
  return caller.data(cartPath, Cart, { method: 'POST', headers, body });
}

const add = (caller: ApiCaller, headers: Session, { team, product }: TeamBuyable): Promise<Wishlist> =>
  caller.data(wishlistPath, Wishlist, { method: 'POST', headers, body: { productId: product.id, team } });

const optionsOf = ({ products }: Cart): string =>
  products
    .map(({ option }) => option.id)
    .toSorted((a, b) => a - b)
    .join();
const idsOf = ({ products }: Wishlist): string =>
  products
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();

const cartChecks = {
  'adds several items at once, for their team': async (caller) => {
    const both = await twoTeamBuyables(caller);
    const guest = newGuest();
    const cart = await addToCart(caller, guest, both);
    const ids = both.map(({ option }) => option.id).toSorted((a, b) => a - b);
    require(optionsOf(cart) === ids.join(), `after adding ${ids.join()} the cart has ${optionsOf(cart)}`);
    require(cart.products.every(({ team }) => team !== null), 'a line has no team');
    const read = await caller.data(cartPath, Cart, { headers: guest });
    require(optionsOf(read) === ids.join(), 'the cart is another one when it is read');
    const shop = await caller.data('/api/v1/cart/', Cart, { headers: guest });
    require(shop.products.length === 0, 'the items are in the cart of the shop too');
  },
  'sets the amount of a line': async (caller) => {
    const [one] = await twoTeamBuyables(caller);
    const guest = newGuest();
    const [line] = (await addToCart(caller, guest, [one])).products;
    const change = { method: 'PUT', headers: guest, body: { amount: 2 } } as const;
    const [changed] = (await caller.data(`${cartPath}hash/${line?.hash}/`, Cart, change)).products;
    require(changed?.amount === 2, `a change to 2 makes it ${changed?.amount}`);
  },
  'removes one line and leaves the other; repeated it succeeds': async (caller) => {
    const [one, other] = await twoTeamBuyables(caller);
    const guest = newGuest();
    const { products } = await addToCart(caller, guest, [one, other]);
    const hash = products.find(({ option }) => option.id === one.option.id)?.hash;
    for (const _time of ['first', 'second']) {
      const cart = await caller.data(`${cartPath}hash/${hash}/`, Cart, { method: 'DELETE', headers: guest });
      require(optionsOf(cart) === String(other.option.id), 'another line is gone too, or none is');
    }
  },
  'merges a guest’s cart into the account’s, once': async (caller) => {
    const [one] = await twoTeamBuyables(caller);
    const guest = newGuest();
    await addToCart(caller, guest, [one]);
    await withCustomer(caller, async ({ session }) => {
      for (const time of ['first', 'second']) {
        const merge = { method: 'POST', headers: session, body: { mergeUuid: guest['x-request-id'] } } as const;
        const [line] = (await caller.data(`${cartPath}merge/`, Cart, merge)).products;
        require(line?.amount === 1, `after the ${time} merge the account has ${line?.amount ?? 0} of 1 piece`);
      }
    });
  },
} satisfies Parameters<typeof checksOf>[2];

const wishlistChecks = {
  'keeps a list of its own': async (caller) => {
    const [one] = await twoTeamBuyables(caller);
    const guest = newGuest();
    require((await add(caller, guest, one)).products.length === 1, 'the product is not on the list');
    const read = await caller.data(wishlistPath, Wishlist, { headers: guest });
    require(idsOf(read) === String(one.product.id), 'the list is another one when it is read');
    const shop = await caller.data('/api/v1/wishlist/', Wishlist, { headers: guest });
    require(shop.products.length === 0, 'the product is on the list of the shop too');
  },
  'removes one product; repeated it succeeds': async (caller) => {
    const [one, other] = await twoTeamBuyables(caller);
    const guest = newGuest();
    await add(caller, guest, one);
    await add(caller, guest, other);
    for (const _time of ['first', 'second']) {
      const call = { method: 'DELETE', headers: guest } as const;
      const left = await caller.data(`${wishlistPath}${one.product.id}/`, Wishlist, call);
      require(idsOf(left) === String(other.product.id), `after removing ${one.product.id} the list is ${idsOf(left)}`);
    }
  },
  'adds a guest’s list to the account’s': async (caller) => {
    const [one, other] = await twoTeamBuyables(caller);
    const guest = newGuest();
    await add(caller, guest, one);
    await withCustomer(caller, async ({ session }) => {
      await add(caller, session, other);
      const merge = { method: 'POST', headers: session, body: { mergeUuid: guest['x-request-id'] } } as const;
      const merged = await caller.data(`${wishlistPath}merge/`, Wishlist, merge);
      const ids = [one.product.id, other.product.id].toSorted((a, b) => a - b).join();
      require(idsOf(merged) === ids, `the merged list is ${idsOf(merged)}, not ${ids}`);
    });
  },
} satisfies Parameters<typeof checksOf>[2];

/** Checks of data that team shops keep separately for their shoppers: sessions, carts and wishlists. */
export const teamListChecks: readonly Check[] = [
  ...authChecks('/api/v2/team/', isTeam),
  ...checksOf('GET, POST, PUT, DELETE /api/v2/team/cart/', 'writes', cartChecks, isTeam),
  ...checksOf('GET, POST, DELETE /api/v2/team/wishlist/', 'writes', wishlistChecks, isTeam),
];
