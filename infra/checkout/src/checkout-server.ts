import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveAssets } from './assets.ts';
import { compressPages } from './compressed.ts';
import { answerBrokenRequest, answerFailures, answerFramework } from './failures.tsx';
import { orderRoutes } from './order-routes.tsx';
import { pageRoutes } from './page-routes.tsx';
import { securityHeaders } from './security-headers.ts';
import { type CheckoutOptions, createSite } from './site.ts';

const largestForm = 16_384;

/** The checkout host: a plain server-rendered site of its own, entered by two full page loads (SPEC 1). */
export function createCheckoutServer({
  logger = false,
  ...options
}: CheckoutOptions & { logger?: boolean }): FastifyInstance {
  const site = createSite(options);
  const headers = securityHeaders(options);
  const server = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Shoppers' own addresses are what the API limits by.
    trustProxy: options.trustProxy ?? false,
    // Hooks do not run for an address that cannot be read.
    clientErrorHandler: (error, socket) => answerBrokenRequest(site, headers, error, socket),
    frameworkErrors: (error, _request, reply) => answerFramework(site, headers, error, reply),
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  compressPages(server);
  answerFailures(server, site);
  pageRoutes(server, site);
  orderRoutes(server, site);
  serveAssets(server, options.assets);
  const favicon = readFileSync(new URL('../public/favicon.svg', import.meta.url));
  server.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );
  server.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  server.get('/healthz', async () => ({ ok: true }));
  return server;
}
