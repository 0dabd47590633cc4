import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type CheckoutOptions, checkoutRoutes } from './checkout-routes.tsx';
import { stylesheet } from './stylesheet.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // A cart is one shopper's.
  'cache-control': 'no-store',
};

const largestForm = 16_384;

/** The checkout host: a plain server-rendered site of its own, entered by two full page loads (SPEC 1). */
export function createCheckoutServer({
  logger = false,
  ...options
}: CheckoutOptions & { logger?: boolean }): FastifyInstance {
  const server = Fastify({ logger, logController: new LogController({ disableRequestLogging: true }) });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  checkoutRoutes(server, options);
  server.get('/checkout.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  server.get('/healthz', async () => ({ ok: true }));
  return server;
}
