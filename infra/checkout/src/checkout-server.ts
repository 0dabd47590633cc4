import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { readCart } from './read-cart.ts';
import { renderCheckout } from './render-checkout.tsx';
import { stylesheet } from './stylesheet.ts';

export type CheckoutOptions = { apiOrigin: string; shopOrigin: string; logger?: boolean };

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // A cart is one shopper's.
  'cache-control': 'no-store',
};

/** The checkout host: a plain server-rendered site of its own, entered by two full page loads (SPEC 1). */
export function createCheckoutServer({ apiOrigin, shopOrigin, logger = false }: CheckoutOptions): FastifyInstance {
  const server = Fastify({ logger, logController: new LogController({ disableRequestLogging: true }) });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  for (const [url, step] of [
    ['/', 'home'],
    ['/checkout/', 'page'],
  ] as const) {
    server.get(url, async (request, reply) => {
      const cart = await readCart(apiOrigin, request.headers.cookie ?? '');
      reply.code(cart.kind === 'unreachable' ? 503 : 200).type('text/html; charset=utf-8');
      return renderCheckout({ cart, step, shopOrigin });
    });
  }
  server.get('/checkout.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  server.get('/healthz', async () => ({ ok: true }));
  return server;
}
