import { readFileSync } from 'node:fs';
import { type DrainRules, drainOnClose } from '@bergauf/service-kit/draining';
import { portInUse } from '@bergauf/service-kit/port-in-use';
import { type MetricsAddress, measureRequests, serveMetrics } from '@bergauf/service-kit/request-metrics';
import { traceIdLabel, traceRequests } from '@bergauf/service-kit/tracing/trace-requests';
import type { Tracing } from '@bergauf/service-kit/tracing/tracing';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { orderRoutes } from '../order/order-routes.tsx';
import { type CheckoutOptions, createSites, localeCookieOf, namedLocale } from '../site.ts';
import { serveAssets } from './assets.ts';
import { compressPages } from './compress-pages.ts';
import { handleErrors, sendFrameworkError, sendUnreadableRequest } from './error-pages.tsx';
import { pageRoutes } from './page-routes.tsx';
import { securityHeaders } from './security-headers.ts';

const largestForm = 16_384;

export type ServerOptions = {
  logger?: boolean;
  drain?: DrainRules;
  /** Missing: there are no metrics. */
  metrics?: Omit<MetricsAddress, 'variable'>;
};

/** The checkout service: a server-rendered site on its own origin, entered by two full page loads (SPEC 1). */
export function createCheckoutServer(
  { logger = false, drain, metrics, ...options }: CheckoutOptions & ServerOptions,
  tracing: Tracing,
): FastifyInstance {
  const siteOf = createSites(options);
  const unknown = siteOf({ query: null, headers: {} });
  const headers = securityHeaders(options);
  const requests = traceRequests(tracing);
  const server = Fastify({
    ...requests.options,
    logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: traceIdLabel }),
    // The API's rate limits count by the shopper's own address.
    trustProxy: options.trustProxy ?? false,
    return503OnClosing: false,
    // Hooks do not run for an address that cannot be decoded.
    clientErrorHandler: (error, socket) => sendUnreadableRequest(unknown, headers, error, socket),
    frameworkErrors: (error, request, reply) => sendFrameworkError(siteOf(request), headers, error, reply),
  });
  drainOnClose(server, drain);
  requests.addTo(server);
  server.addHook('onClose', tracing.close);
  if (metrics) {
    const registry = measureRequests(server, 'bergauf_checkout_request_seconds');
    const address = { ...metrics, variable: 'CHECKOUT_METRICS_PORT' };
    server.register(() => serveMetrics(server, registry, address));
  }
  const secure = options.checkoutOrigin.startsWith('https:') ? '; Secure' : '';
  const cookieAttributes = `Path=/; HttpOnly; SameSite=Lax${secure}`;
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const locale = namedLocale(request, options.locales);
    if (locale) reply.header('set-cookie', `${localeCookieOf(options)}=${locale}; ${cookieAttributes}`);
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  compressPages(server);
  handleErrors(server, siteOf);
  pageRoutes(server, siteOf);
  orderRoutes(server, siteOf);
  serveAssets(server, options.assets);
  const favicon = readFileSync(new URL('../../public/favicon.svg', import.meta.url));
  server.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );
  server.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ready: true }));
  return server;
}

/** @throws one sentence if the port is in use; the server is then closed */
export async function listen(server: FastifyInstance, address: { port: number; host: string }): Promise<void> {
  try {
    await server.listen(address);
  } catch (cause) {
    // The metrics have their own server, which would keep the process running.
    await server.close();
    const taken = portInUse(cause, { CHECKOUT_PORT: address.port });
    throw taken === null ? cause : new Error(taken, { cause });
  }
}
