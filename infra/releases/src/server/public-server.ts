import type { Socket } from 'node:net';
import { type DrainRules, drainOnClose } from '@bergauf/service-kit/draining';
import { answerUnreadable } from '@bergauf/service-kit/unreadable-request';
import cors from '@fastify/cors';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { instanceId } from '../process-identity.ts';
import { sentenceOf } from '../refusal.ts';

export type PublicServerOptions = {
  /** Origin under which browsers reach this service. Never taken from the `Host` header, which the client chooses. */
  publicOrigin: string;
  logger?: FastifyServerOptions['logger'];
  /** How the service shuts down. Default: without notice. */
  drain?: DrainRules | undefined;
};

/** Timeout for the request line and headers. */
const headersTimeoutMs = 15_000;
/** Timeout for a whole request: releases are uploaded over slow connections too. */
const requestTimeoutMs = 300_000;

/**
 * The HTTP server of the releases service, with what applies to all its responses: headers, CORS, errors in JSON, time limits, and the
 * probes of its health.
 */
export async function createPublicServer({
  publicOrigin,
  logger = false,
  drain,
}: PublicServerOptions): Promise<FastifyInstance> {
  const headers = responseHeaders(publicOrigin);

  const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status >= 500 ? 'The request failed.' : sentenceOf(error);
    void reply.code(status).headers(headers).header('cache-control', 'no-store').send({ error: 'failed', message });
  };

  // Logs its start and each failure, not each request.
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // `{ "versoin": "1.0.0" }` must not cause a rollback to another release, nor a percentage of null the end of a canary.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    // The `Host` header is not used, and Node's own response to a request without one would lack our headers.
    http: { requireHostHeader: false, headersTimeout: headersTimeoutMs },
    // Hooks do not run for an address that cannot be decoded.
    frameworkErrors: sendError,
    clientErrorHandler: (error, socket) => sendUnreadableRequest(error, socket, headers),
  });

  drainOnClose(app, drain);

  // Set before the routes: a route uses the error handler that is set when it is added.
  app.setNotFoundHandler((_request, reply) =>
    // Not cached: the file may belong to a release that is just being stored.
    reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found', message: 'There is no such file.' }),
  );
  app.setErrorHandler(sendError);

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400 });

  app.get('/healthz', async (_request, reply) =>
    // Commands recognise the service of their state folder by the instance.
    reply.header('cache-control', 'no-store').send({ status: 'ok', instance: instanceId }),
  );
  app.get('/readyz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ready' }));
  return app;
}

/** Headers of every response, errors included: releases are public, fetched without credentials and from any origin. */
function responseHeaders(publicOrigin: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // Applies to a file that is opened as a document; scripts and styles are subject to their page's policy.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** Responds to what Node cannot parse as a request. An upload over a slow connection must say what was too slow. */
function sendUnreadableRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  answerUnreadable(error, socket, (status, reason) => {
    const message =
      status === 408
        ? `The request took too long to arrive: its headers may take ${headersTimeoutMs / 1_000} s, all of it ${requestTimeoutMs / 1_000} s.`
        : `${reason}.`;
    return {
      headers: { ...headers, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ error: 'failed', message }),
    };
  });
}
