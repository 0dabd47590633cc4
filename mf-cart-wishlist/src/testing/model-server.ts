import type { Scheduler } from 'fast-check';
import type { CartAddBody } from 'shared-contracts/entities';
import { ModelCart } from './model-cart.ts';

/** What becomes of a call: the request or the answer is lost, the server is busy, or carries it out when nobody waits any more. */
export type Fate = 'fine' | 'request lost' | 'answer lost' | 'busy' | 'too late';

/** The network and a plain server behind it: requests and answers arrive when the scheduler says so. Stands for `fetch`. */
export class ModelServer {
  readonly cart = new ModelCart();
  /** The most changes that were ever on their way at once. */
  atOnce = 0;
  private changes = 0;

  private readonly scheduler: Scheduler;
  private readonly nextFate: () => Fate;

  constructor(scheduler: Scheduler, nextFate: () => Fate) {
    this.scheduler = scheduler;
    this.nextFate = nextFate;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const method = init.method ?? 'GET';
    const fate = this.nextFate();
    if (method !== 'GET') this.atOnce = Math.max(this.atOnce, ++this.changes);
    try {
      const arrival = this.scheduler.schedule(Promise.resolve(), `${method} ${url} arrives`);
      if (fate === 'too late') {
        void arrival.then(() => this.carryOut(method, new URL(url).pathname, init.body));
        throw new DOMException('The answer took too long', 'TimeoutError');
      }
      await arrival;
      if (fate === 'request lost') throw new TypeError('fetch failed');
      if (fate !== 'busy') this.carryOut(method, new URL(url).pathname, init.body);
      const data = this.cart.cart();
      await this.scheduler.schedule(Promise.resolve(), `${method} ${url} is answered`);
      if (fate === 'answer lost') throw new TypeError('fetch failed');
      return fate === 'busy'
        ? new Response('{"error":"busy","message":"","errors":{}}', { status: 503 })
        : new Response(JSON.stringify({ data }), { status: 200 });
    } finally {
      if (method !== 'GET') this.changes -= 1;
    }
  };

  private carryOut(method: string, path: string, text: RequestInit['body']): void {
    const [, by, hash = ''] = /(hash|set)\/([^/]+)\/$/.exec(path) ?? [];
    const target = { by: by === 'set' ? 'set' : 'hash', hash } as const;
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    if (method === 'POST') this.cart.add({ items: [body as CartAddBody], team: null });
    if (method === 'PUT') this.cart.setQuantity({ target, amount: (body as { amount: number }).amount });
    if (method === 'DELETE') this.cart.remove(target);
  }
}
