import type { Scheduler } from 'fast-check';
import type { CartAddBody } from 'shared-contracts/entities';
import { createModelCart, type ModelCart } from './model-cart.ts';

/** `late`: the client times out first, and the server executes the request afterwards. */
export type RequestOutcome = 'ok' | 'request lost' | 'response lost' | 'busy' | 'late';

/** A simple server behind a network on which the scheduler decides when requests and responses arrive. */
export type ModelServer = {
  readonly cart: ModelCart;
  /** Largest number of changes in flight at the same time. */
  maxInFlight(): number;
  /** Replaces the browser's `fetch`. */
  fetch(url: string, init: RequestInit): Promise<Response>;
};

export function createModelServer(scheduler: Scheduler, nextOutcome: () => RequestOutcome): ModelServer {
  const cart = createModelCart();
  let inFlight = 0;
  let maxInFlight = 0;

  function execute(method: string, path: string, text: RequestInit['body']): void {
    const [, by, hash = ''] = /(hash|set)\/([^/]+)\/$/.exec(path) ?? [];
    const target = { by: by === 'set' ? 'set' : 'hash', hash } as const;
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    if (method === 'POST') cart.add({ items: [body as CartAddBody], team: null });
    if (method === 'PUT') cart.setQuantity({ target, amount: (body as { amount: number }).amount });
    if (method === 'DELETE') cart.remove(target);
  }

  async function respond(method: string, url: string, body: RequestInit['body']): Promise<Response> {
    const outcome = nextOutcome();
    const { pathname } = new URL(url);
    const arrival = scheduler.schedule(Promise.resolve(), `${method} ${url} arrives`);
    if (outcome === 'late') {
      void arrival.then(() => execute(method, pathname, body));
      throw new DOMException('The response took too long', 'TimeoutError');
    }
    await arrival;
    if (outcome === 'request lost') throw new TypeError('fetch failed');
    if (outcome !== 'busy') execute(method, pathname, body);
    const data = cart.cart();
    await scheduler.schedule(Promise.resolve(), `${method} ${url} has a response`);
    if (outcome === 'response lost') throw new TypeError('fetch failed');
    return outcome === 'busy'
      ? new Response('{"error":"busy","message":"","errors":{}}', { status: 503 })
      : new Response(JSON.stringify({ data }), { status: 200 });
  }

  return {
    cart,
    maxInFlight: () => maxInFlight,
    async fetch(url, { method = 'GET', body }) {
      if (method === 'GET') return respond(method, url, body);
      maxInFlight = Math.max(maxInFlight, ++inFlight);
      return respond(method, url, body).finally(() => {
        inFlight -= 1;
      });
    },
  };
}
