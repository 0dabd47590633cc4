import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/entities';
import { isDatabaseUnavailable } from '../../database/unavailable-error.ts';
import { localeOf } from '../request/storefront.ts';
import { type ApiError, apiError, isApiError, notFound, type Words } from './api-error.ts';

const unreadable: Words = { at: 'Diese Anfrage konnten wir nicht lesen.', en: 'We could not read this request.' };
const tooLarge: Words = { at: 'Diese Anfrage ist zu groß.', en: 'This request is too large.' };
const refusals: Readonly<Record<number, readonly [code: string, message: Words]>> = {
  405: ['method not allowed', unreadable],
  413: ['too large', tooLarge],
  414: ['too long', { at: 'Diese Adresse ist zu lang.', en: 'This address is too long.' }],
  415: ['unsupported media type', unreadable],
  431: ['too large', tooLarge],
};

/** The error for a request that is refused before it reaches a route. */
export function refusal(status: number): ApiError {
  const [code, message] = refusals[status] ?? ['bad request', unreadable];
  return apiError(status, code, message);
}

const internal = () =>
  apiError(500, 'internal error', {
    at: 'Da ist bei uns etwas schiefgelaufen. Bitte versuche es noch einmal.',
    en: 'Something went wrong on our side. Please try again.',
  });
const unavailable = () =>
  apiError(503, 'unavailable', {
    at: 'Der Shop ist gerade überlastet. Bitte versuche es in Kürze noch einmal.',
    en: 'The shop is busy. Please try again in a moment.',
  });

/** Sends every error in the one error shape, including those that Fastify itself raises. */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(async () => {
    throw notFound();
  });
  server.setErrorHandler(sendError);
}

function bodyFor(request: FastifyRequest, error: ApiError): ApiErrorBody {
  return localeOf(request) === 'en' ? error.english : error.body;
}

/** Responds to a thrown error. Refusals (4xx) are not logged, failures (5xx) are. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').serializer(JSON.stringify);
  if (isApiError(error)) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return void reply.code(error.statusCode).send(bodyFor(request, error));
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return void reply.code(status).send(bodyFor(request, refusal(status)));
  request.log.error({ err: error }, 'request failed');
  if (status === 503 || isDatabaseUnavailable(error)) {
    return void reply.code(503).header('retry-after', '5').send(bodyFor(request, unavailable()));
  }
  reply.code(500).send(bodyFor(request, internal()));
}
