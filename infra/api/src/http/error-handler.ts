import type { FastifyError, FastifyInstance } from 'fastify';
import { apiError, isApiError, notFound } from './api-error.ts';

const rubbish = () => apiError(400, 'bad request', 'Diese Anfrage konnten wir nicht lesen.');
const internal = () =>
  apiError(500, 'internal error', 'Da ist bei uns etwas schiefgelaufen. Bitte versuche es noch einmal.');
const unavailable = () =>
  apiError(503, 'unavailable', 'Der Shop ist gerade überlastet. Bitte versuche es in Kürze noch einmal.');

// Node and the PostgreSQL driver name a lost connection by these codes; 57P… and 08… are PostgreSQL's own.
const connectionCodes = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|57P|08)/;

function isConnectionFailure(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && connectionCodes.test(cause.code)) return true;
  }
  return false;
}

/** One error shape for everything that can go wrong, also for what Fastify itself refuses. */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(async () => {
    throw notFound();
  });
  server.setErrorHandler((error: FastifyError | Error, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isApiError(error)) return reply.code(error.statusCode).send(error.body);
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) return reply.code(status).send(rubbish().body);
    request.log.error({ err: error }, 'request failed');
    if (isConnectionFailure(error)) return reply.code(503).header('retry-after', '5').send(unavailable().body);
    return reply.code(500).send(internal().body);
  });
}
