import { randomUUID } from 'node:crypto';
import { Cart, OrderDetails } from 'shared-contracts/entities';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

const wishes = {
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

type Unanswered = { readonly kind: 'add' } | { readonly kind: 'order'; readonly key: string; readonly total: number };

/**
 * A guest who fills a cart and orders it, again and again, and remembers what the shop has confirmed. An answer that never
 * came may have been either way, but not half.
 */
export type BusyGuest = {
  /** Adds and orders until the shop hangs up. */
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
  let unanswered: Unanswered | null = null;

  async function call<Schema extends TSchema>(url: string, schema: Schema, init: RequestInit = {}) {
    const answer = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${init.method ?? 'GET'} ${url}: ${answer.status} ${body}`);
    const { data } = JSON.parse(body) as { data: unknown };
    return Value.Parse(schema, data) as Static<Schema>;
  }

  async function add(url: string): Promise<void> {
    unanswered = { kind: 'add' };
    const body = JSON.stringify({ productOption: option });
    const cart = await call(`${url}/api/v1/cart/`, Cart, { method: 'POST', body });
    unanswered = null;
    inCart += 1;
    if (cart.total.amount !== inCart) throw new Error(`added to ${inCart}, but the cart says ${cart.total.amount}`);
    total = cart.total.totalCartPrice;
  }

  async function order(url: string, key: string, expectedTotal: number): Promise<void> {
    unanswered = { kind: 'order', key, total: expectedTotal };
    const body = JSON.stringify({ ...wishes, expectedTotal });
    const placed = await call(`${url}/api/v1/order/`, OrderDetails, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    });
    unanswered = null;
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
        // Hung up: that is what the test is about. Anything the shop has said is not.
        if (!(error instanceof TypeError)) throw error;
      }
    },
    async compare(url) {
      if (unanswered?.kind === 'order') await order(url, unanswered.key, unanswered.total);
      const cart = await call(`${url}/api/v1/cart/`, Cart);
      const { amount } = cart.total;
      const fits = amount === inCart || (unanswered?.kind === 'add' && amount === inCart + 1);
      if (!fits) throw new Error(`${inCart} pieces were confirmed, the cart has ${amount}`);
      unanswered = null;
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
