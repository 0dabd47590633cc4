import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import type { ApiServerOptions } from '../options.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { hangUpWhenClosing } from './closing.ts';
import { allowShopOrigins } from './cors.ts';
import { acceptEmptyJson } from './empty-json.ts';
import { brotliParams } from './encoding.ts';
import { answerError, handleErrors } from './error-handler.ts';
import { logSerializers } from './log-serializers.ts';
import { measureRequests } from './metrics.ts';
import { describeRoutes } from './openapi/describe-routes.ts';
import { collectRoutes } from './openapi/document.ts';
import { limitUrls } from './request-limits.ts';
import type { ApiServer } from './routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { takeTurns } from './turns.ts';
import { validatorCompiler } from './validation.ts';

// Up to here compressing takes less time than handing it over to a thread.
const compressedAtOnce = 128 * 1024;

/** A server without routes that has all that holds for every one of them. */
export function createServer({ logger, trustProxy }: Pick<ApiServerOptions, 'logger' | 'trustProxy'>): ApiServer {
  return fastify({
    logger: logger ? { ...logger, serializers: logSerializers } : false,
    logController: new LogController({ disableRequestLogging: true }),
    // Limits count by the shopper's address, not by that of the balancer in front of us.
    trustProxy: trustProxy ?? 'loopback',
    bodyLimit: 64 * 1024,
    // Headers and body of a request must have come after this long, and its answer begun.
    requestTimeout: 20_000,
    handlerTimeout: 15_000,
    forceCloseConnections: 'idle',
    // While closing, what arrives on open connections is answered as always, and the connection is closed after it.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: refuseBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** Errors, headers, limits, log and metrics of all routes; routes are registered after it. */
export async function prepareServer(server: ApiServer, { shopOrigins }: Pick<ApiServerOptions, 'shopOrigins'>) {
  server.setValidatorCompiler(validatorCompiler);
  // Routes' types hold their answers to the schemas; writing them out needs no second check.
  server.setSerializerCompiler(() => (body) => JSON.stringify(body));
  handleErrors(server);
  acceptEmptyJson(server);
  hangUpWhenClosing(server);
  limitUrls(server);
  addSecurityHeaders(server);
  describeRoutes(server);
  await collectRoutes(server);
  measureRequests(server);
  takeTurns(server);
  // Drawings and lists shrink to a third or less. Bodies of requests are small and never come compressed.
  await server.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: brotliParams },
    syncThreshold: compressedAtOnce,
  });
  await allowShopOrigins(server, shopOrigins);
  await server.register(rateLimit, { global: false });
}
