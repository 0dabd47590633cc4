import { drainOnClose } from '@bergauf/service-kit/draining';
import { measureRequests, serveMetrics } from '@bergauf/service-kit/request-metrics';
import { traceIdLabel, traceRequests } from '@bergauf/service-kit/tracing/trace-requests';
import type { Tracing } from '@bergauf/service-kit/tracing/tracing';
import compress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { ApiServerOptions } from '../options.ts';
import type { ApiServer } from './api-context.ts';
import { handleErrors, sendError } from './errors/error-handler.ts';
import { logResponses, logSerializers } from './monitoring/request-log.ts';
import { warnAboutUntrustedProxy } from './monitoring/untrusted-proxy.ts';
import { describeRoutes } from './openapi/describe-routes.ts';
import { registerOpenapiDocument } from './openapi/openapi-document.ts';
import { endRequestsWithConnections } from './request/end-of-request.ts';
import { parseJsonBodies } from './request/json-parser.ts';
import { createClientErrorHandler, refuseExpectHeader, refuseInvalidRequests } from './request/malformed-requests.ts';
import { queueRequests } from './request/request-queue.ts';
import { validatorCompiler } from './request/validation.ts';
import { brotliParams } from './response/compression.ts';
import { allowShopOrigins } from './response/cors.ts';
import { addSecurityHeaders, securityHeaders } from './response/security-headers.ts';

// Bytes up to which compressing takes less time than handing the text to a thread.
const syncCompressionLimit = 128 * 1024;

/** The Fastify server, without routes. `prepareServer` adds what all routes share. */
export function createServer(
  {
    logger,
    trustProxy,
    publicOrigin,
    drain,
  }: Pick<ApiServerOptions, 'logger' | 'trustProxy' | 'publicOrigin' | 'drain'>,
  tracing: Tracing,
): ApiServer {
  const headers = securityHeaders(publicOrigin ?? '');
  const requests = traceRequests(tracing);
  const server = fastify({
    ...requests.options,
    logger: logger ? { ...logger, serializers: logSerializers } : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: traceIdLabel }),
    // Rate limits count by `request.ip`: the last address in X-Forwarded-For that no trusted proxy has. Senders can forge the
    // addresses before it.
    trustProxy: trustProxy ?? false,
    bodyLimit: 64 * 1024,
    // Milliseconds until headers and body must have arrived, and until the route must have responded.
    requestTimeout: 20_000,
    handlerTimeout: 15_000,
    forceCloseConnections: 'idle',
    // Node would refuse a request without a host with an empty response; `refuseInvalidRequests` sends the one error shape.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    // These errors occur before any hook runs, so the headers are set here.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: createClientErrorHandler(publicOrigin ?? ''),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  endRequestsWithConnections(server);
  drainOnClose(server, drain);
  requests.addTo(server);
  return server;
}

type PrepareOptions = Pick<ApiServerOptions, 'shopOrigins' | 'publicOrigin' | 'docs' | 'metricsPort' | 'metricsHost'>;

/**
 * Adds the error handling, headers, limits, log and metrics of all routes. Register routes after it.
 * @returns where metrics are kept; null: they are not served
 */
export async function prepareServer(
  server: ApiServer,
  { shopOrigins, publicOrigin, docs, metricsPort, metricsHost }: PrepareOptions,
): Promise<Registry | null> {
  server.setValidatorCompiler(validatorCompiler);
  // Types already guarantee that handlers return what their schema describes; serialization need not check it again.
  server.setSerializerCompiler(() => (body) => JSON.stringify(body));
  handleErrors(server);
  parseJsonBodies(server);
  addSecurityHeaders(server, publicOrigin ?? '');
  refuseInvalidRequests(server);
  refuseExpectHeader(server, publicOrigin ?? '');
  warnAboutUntrustedProxy(server);
  describeRoutes(server);
  if (docs) await registerOpenapiDocument(server);
  logResponses(server);
  const registry = metricsPort === undefined ? null : measureRequests(server, 'bergauf_api_request_seconds');
  if (registry && metricsPort !== undefined)
    await serveMetrics(server, registry, {
      port: metricsPort,
      variable: 'API_METRICS_PORT',
      ...(metricsHost && { host: metricsHost }),
    });
  queueRequests(server);
  // Only responses are compressed: request bodies are small.
  await server.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: brotliParams },
    syncThreshold: syncCompressionLimit,
  });
  await allowShopOrigins(server, shopOrigins);
  return registry;
}
