import compress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import type { ApiServerOptions } from '../options.ts';
import type { ApiServer } from './api-context.ts';
import { hangUpWhenClosing } from './closing.ts';
import { answerError, handleErrors } from './errors/error-handler.ts';
import { serveMetrics } from './metrics-server.ts';
import { measureRequests } from './monitoring/metrics.ts';
import { logAnswers, logSerializers } from './monitoring/request-log.ts';
import { reportUnknownProxy } from './monitoring/untrusted-proxy.ts';
import { describeRoutes } from './openapi/describe-routes.ts';
import { collectRoutes } from './openapi/openapi-document.ts';
import { acceptEmptyJson } from './request/json-parser.ts';
import { refuseBrokenRequests, refuseExpectations } from './request/malformed-requests.ts';
import { takeTurns } from './request/request-queue.ts';
import { validatorCompiler } from './request/validation.ts';
import { limitRequests } from './request-limits.ts';
import { brotliParams } from './response/compression.ts';
import { allowShopOrigins } from './response/cors.ts';
import { addSecurityHeaders, securityHeaders } from './response/security-headers.ts';

// Up to here compressing takes less time than handing it over to a thread.
const compressedAtOnce = 128 * 1024;

/** A server without routes that has all that holds for every one of them. */
export function createServer({
  logger,
  trustProxy,
  publicOrigin,
}: Pick<ApiServerOptions, 'logger' | 'trustProxy' | 'publicOrigin'>): ApiServer {
  const headers = securityHeaders(publicOrigin ?? '');
  return fastify({
    logger: logger ? { ...logger, serializers: logSerializers } : false,
    logController: new LogController({ disableRequestLogging: true }),
    // Limits count by the shopper's address. Of the addresses in X-Forwarded-For the last one counts that no trusted proxy has:
    // those before it are what the sender claims.
    trustProxy: trustProxy ?? false,
    bodyLimit: 64 * 1024,
    // Headers and body of a request must have come after this long, and its answer begun.
    requestTimeout: 20_000,
    handlerTimeout: 15_000,
    forceCloseConnections: 'idle',
    // Node would refuse such a request with an empty answer; `limitRequests` does it in the one error shape.
    http: { requireHostHeader: false },
    // While closing, what arrives on open connections is answered as always, and the connection is closed after it.
    return503OnClosing: false,
    // Refused before any hook runs.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    clientErrorHandler: refuseBrokenRequests(publicOrigin ?? ''),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

type Prepared = Pick<ApiServerOptions, 'shopOrigins' | 'publicOrigin' | 'docs' | 'metricsPort'>;

/** Errors, headers, limits, log and metrics of all routes; routes are registered after it. */
export async function prepareServer(
  server: ApiServer,
  { shopOrigins, publicOrigin, docs, metricsPort }: Prepared,
): Promise<void> {
  server.setValidatorCompiler(validatorCompiler);
  // Routes' types hold their answers to the schemas; writing them out needs no second check.
  server.setSerializerCompiler(() => (body) => JSON.stringify(body));
  handleErrors(server);
  acceptEmptyJson(server);
  hangUpWhenClosing(server);
  addSecurityHeaders(server, publicOrigin ?? '');
  limitRequests(server);
  refuseExpectations(server, publicOrigin ?? '');
  reportUnknownProxy(server);
  describeRoutes(server);
  if (docs) await collectRoutes(server);
  logAnswers(server);
  if (metricsPort !== undefined) await serveMetrics(server, measureRequests(server), metricsPort);
  takeTurns(server);
  // Drawings and lists shrink to a third or less. Bodies of requests are small and never come compressed.
  await server.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: brotliParams },
    syncThreshold: compressedAtOnce,
  });
  await allowShopOrigins(server, shopOrigins);
}
