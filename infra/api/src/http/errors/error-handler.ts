import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/unavailable-error.ts';
import { type ApiError, apiError, isApiError, notFound } from './api-error.ts';

const unreadable = 'Diese Anfrage konnten wir nicht lesen.';
const refusals: Readonly<Record<number, readonly [code: string, message: string]>> = {
  405: ['method not allowed', unreadable],
  413: ['too large', 'Diese Anfrage ist zu groß.'],
  414: ['too long', 'Diese Adresse ist zu lang.'],
  415: ['unsupported media type', unreadable],
  431: ['too large', 'Diese Anfrage ist zu groß.'],
};

/** The error for a request that is refused before it reaches a route. */
export function refusal(status: number): ApiError {
  const [code, message] = refusals[status] ?? ['bad request', unreadable];
  return apiError(status, code, message);
}

const internal = () =>
  apiError(500, 'internal error', 'Da ist bei uns etwas schiefgelaufen. Bitte versuche es noch einmal.');
const unavailable = () =>
  apiError(503, 'unavailable', 'Der Shop ist gerade überlastet. Bitte versuche es in Kürze noch einmal.');

/** Sends every error in the one error shape, including those that Fastify itself raises. */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(async () => {
    throw notFound();
  });
  server.setErrorHandler(sendError);
}

/** Responds to a thrown error. Refusals (4xx) are not logged, failures (5xx) are. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').serializer(JSON.stringify);
  if (isApiError(error)) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return void reply.code(error.statusCode).send(error.body);
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return void reply.code(status).send(refusal(status).body);
  request.log.error({ err: error }, 'request failed');
  if (status === 503 || isDatabaseUnavailable(error)) {
    return void reply.code(503).header('retry-after', '5').send(unavailable().body);
  }
  reply.code(500).send(internal().body);
}
