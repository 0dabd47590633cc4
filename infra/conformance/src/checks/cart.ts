import { randomUUID } from 'node:crypto';
import { Cart, type CartProduct } from 'shared-contracts/entities';
import { withCustomer } from '../account.ts';
import { type ApiCaller, newGuest, type Session } from '../api-caller.ts';
import { type Check, checksOf, require } from '../check.ts';
import { type Buyable, twoBuyables } from '../sample-data.ts';

const path = '/api/v1/cart/';

const cartOf = (caller: ApiCaller, headers: Session): Promise<Cart> => caller.data(path, Cart, { headers });

function add(
  caller: ApiCaller,
  session: Session,
  { option }: Buyable,
  amount = 1,
  key: string = randomUUID(),
): Promise<Cart> {
  const headers = { ...session, 'idempotency-key': key };
  return caller.data(path, Cart, { method: 'POST', headers, body: { productOption: option.id, amount } });
}

function lineOf({ products }: Cart, { option }: Buyable): CartProduct {
  const line = products.find((candidate) => candidate.option.id === option.id);
  require(line !== undefined, `option ${option.id} was added, but the cart has no line of it`);
  return line;
}

/** Requires that lines, pieces and sums agree: the cart shows all of them. */
function requireSums({ products, total }: Cart): void {
  const available = products.filter(({ status }) => status === 'available');
  const pieces = available.reduce((sum, { amount }) => sum + amount, 0);
  const cents = available.reduce((sum, line) => sum + line.total.cents, 0);
  require(total.amount === pieces, `total.amount is ${total.amount}, the lines have ${pieces} pieces`);
  require(total.productsPrice === cents, `total.productsPrice is ${total.productsPrice}, the lines add up to ${cents}`);
  require(total.totalCartPrice ===
    total.productsPrice + total.deliveryPrice, 'total.totalCartPrice is not the price of products and delivery');
}

export const cartChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/cart/', 'reads', {
    'is empty for a guest without a request id': async (caller) => {
      const cart = await cartOf(caller, {});
      require(cart.products.length === 0 && cart.uuid === null, 'a guest without a request id has a cart');
    },
  }),
  ...checksOf('POST /api/v1/cart/', 'writes', {
    'adds to the cart of the request id that the browser has made': async (caller) => {
      const [buyable] = await twoBuyables(caller);
      const guest = newGuest();
      const cart = await add(caller, guest, buyable, 2);
      require(cart.uuid === guest['x-request-id'], 'the cart belongs to another request id');
      require(lineOf(cart, buyable).amount === 2, 'the amount is not the one that was added');
      requireSums(cart);
      requireSums(await cartOf(caller, guest));
    },
    'gives a guest without a request id one': async (caller) => {
      const [buyable] = await twoBuyables(caller);
      const { uuid } = await add(caller, {}, buyable);
      require(uuid !== null && uuid !== '', 'the response has no uuid');
      require((await cartOf(caller, { 'x-request-id': uuid })).products.length === 1, 'the new request id has no cart');
    },
    'counts a repeated request with the same Idempotency-Key once': async (caller) => {
      const [buyable] = await twoBuyables(caller);
      const guest = newGuest();
      const key = randomUUID();
      await add(caller, guest, buyable, 1, key);
      const { amount } = lineOf(await add(caller, guest, buyable, 1, key), buyable);
      require(amount === 1, `the second request with the same key made it ${amount}`);
    },
    'refuses an unknown option with a message for the shopper': async (caller) => {
      const body = { productOption: 2_147_483_600 };
      const { message } = await caller.refusal(path, [404, 409, 422], { method: 'POST', headers: newGuest(), body });
      require(message !== '', 'the refusal has no message');
    },
  }),
  ...checksOf('PUT, DELETE /api/v1/cart/hash/{hash}/', 'writes', {
    'sets the amount of a line; repeated it changes nothing': async (caller) => {
      const [buyable] = await twoBuyables(caller);
      const guest = newGuest();
      const { hash } = lineOf(await add(caller, guest, buyable), buyable);
      for (const time of ['first', 'second']) {
        const change = { method: 'PUT', headers: guest, body: { amount: 2 } } as const;
        const cart = await caller.data(`${path}hash/${hash}/`, Cart, change);
        require(lineOf(cart, buyable).amount === 2, `the ${time} change to 2 makes it ${lineOf(cart, buyable).amount}`);
        requireSums(cart);
      }
    },
    'removes one line and leaves the other; repeated it succeeds': async (caller) => {
      const [one, other] = await twoBuyables(caller);
      const guest = newGuest();
      await add(caller, guest, one);
      const { hash } = lineOf(await add(caller, guest, other), one);
      for (const _time of ['first', 'second']) {
        const cart = await caller.data(`${path}hash/${hash}/`, Cart, { method: 'DELETE', headers: guest });
        require(cart.products.length === 1 &&
          lineOf(cart, other) !== undefined, 'another line is gone too, or none is');
      }
    },
  }),
  ...checksOf('POST /api/v1/cart/merge/', 'writes', {
    'moves a guest’s cart into the account’s, once': async (caller) => {
      const [buyable] = await twoBuyables(caller);
      const guest = newGuest();
      await add(caller, guest, buyable, 2);
      await withCustomer(caller, async ({ session }) => {
        for (const time of ['first', 'second']) {
          const merge = { method: 'POST', headers: session, body: { mergeUuid: guest['x-request-id'] } } as const;
          const { amount } = lineOf(await caller.data(`${path}merge/`, Cart, merge), buyable);
          require(amount === 2, `after the ${time} merge the account has ${amount} of 2 pieces`);
        }
      });
    },
    'refuses a guest': async (caller) => {
      const body = { mergeUuid: newGuest()['x-request-id'] };
      await caller.refusal(`${path}merge/`, [401, 403], { method: 'POST', headers: newGuest(), body });
    },
  }),
];
