import { randomUUID } from 'node:crypto';
import { Cart, OrderDetails } from 'shared-contracts/entities';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

const orderDetails = {
  email: 'gast@example.at',
  deliveryType: 'home',
  address: {
    firstname: 'Eva',
    lastname: 'Gruber',
    street: 'Almweg',
    streetNo: '4',
    postal: '6020',
    city: 'Innsbruck',
    countryId: 'AT',
  },
} as const;

type PendingRequest =
  | { readonly kind: 'add' }
  | { readonly kind: 'order'; readonly key: string; readonly total: number };

/**
 * A guest who repeatedly fills a cart and orders it, and records what the shop has confirmed. A request without a response may
 * have succeeded or failed, but not in part.
 */
export type BusyGuest = {
  /** Adds and orders until the connection breaks. */
  shop(url: string, onConfirmed: () => void): Promise<void>;
  /** Compares the shop with what was confirmed. Throws where they differ. */
  compare(url: string): Promise<void>;
  readonly orders: number;
};

export function busyGuest(option: number): BusyGuest {
  const headers = { 'x-request-id': randomUUID(), 'content-type': 'application/json' };
  const orders = new Map<string, number>();
  let inCart = 0;
  let total = 0;
  let pending: PendingRequest | null = null;

  async function call<Schema extends TSchema>(url: string, schema: Schema, init: RequestInit = {}) {
    const response = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${body}`);
    const { data } = JSON.parse(body) as { data: unknown };
    return Value.Parse(schema, data) as Static<Schema>;
  }

  async function add(url: string): Promise<void> {
    pending = { kind: 'add' };
    const body = JSON.stringify({ productOption: option });
    const cart = await call(`${url}/api/v1/cart/`, Cart, { method: 'POST', body });
    pending = null;
    inCart += 1;
    if (cart.total.amount !== inCart) throw new Error(`added to ${inCart}, but the cart has ${cart.total.amount}`);
    total = cart.total.totalCartPrice;
  }

  async function order(url: string, key: string, expectedTotal: number): Promise<void> {
    pending = { kind: 'order', key, total: expectedTotal };
    const body = JSON.stringify({ ...orderDetails, expectedTotal });
    const placed = await call(`${url}/api/v1/order/`, OrderDetails, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    });
    pending = null;
    orders.set(placed.uuid, inCart);
    inCart = 0;
  }

  return {
    get orders() {
      return orders.size;
    },
    async shop(url, onConfirmed) {
      try {
        for (;;) {
          if (inCart < 3) await add(url);
          else await order(url, randomUUID(), total);
          onConfirmed();
        }
      } catch (error) {
        // `fetch` throws a TypeError for a broken connection, which the test expects; other errors are failures.
        if (!(error instanceof TypeError)) throw error;
      }
    },
    async compare(url) {
      if (pending?.kind === 'order') await order(url, pending.key, pending.total);
      const cart = await call(`${url}/api/v1/cart/`, Cart);
      const { amount } = cart.total;
      const fits = amount === inCart || (pending?.kind === 'add' && amount === inCart + 1);
      if (!fits) throw new Error(`${inCart} pieces were confirmed, the cart has ${amount}`);
      pending = null;
      inCart = amount;
      total = cart.total.totalCartPrice;
      for (const [uuid, pieces] of orders) {
        const { lines } = await call(`${url}/api/v1/order/${uuid}/`, OrderDetails);
        const ordered = lines.reduce((sum, line) => sum + line.amount, 0);
        if (ordered !== pieces) throw new Error(`order ${uuid} had ${pieces} pieces, now it has ${ordered}`);
      }
    },
  };
}
