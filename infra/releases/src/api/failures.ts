import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, ObjectionRefusal, Refusal, sentenceOf } from '../refusal.ts';
import { DocumentFailure } from '../registry/document/read-document.ts';
import { HistoryUnwritten } from '../registry/document/write-document.ts';
import { EditConflict } from '../registry/edit-options.ts';
import { AccessRefused, TokensUnusable } from './authorize.ts';
import type { Failure } from './schemas.ts';

/** Status and body of the response to any error that an action throws. */
export function failureOf(error: unknown): { status: number; body: Failure } {
  if (error instanceof AccessRefused) {
    const code = error.statusCode === 401 ? 'unauthorized' : 'forbidden';
    return { status: error.statusCode, body: { error: code, message: error.message } };
  }
  if (error instanceof EditConflict) {
    return { status: 412, body: { error: 'changed', message: error.message, changes: [...error.changes] } };
  }
  if (error instanceof ObjectionRefusal) return { status: 409, body: { error: 'objection', message: error.message } };
  if (error instanceof DocumentFailure) {
    return { status: 503, body: { error: `discovery-${error.fault}`, message: error.message } };
  }
  if (error instanceof HistoryUnwritten) return { status: 500, body: { error: 'history', message: error.message } };
  if (error instanceof TokensUnusable) return { status: 503, body: { error: 'tokens', message: error.message } };
  if (isDiskFull(error)) return { status: 507, body: { error: 'disk-full', message: sentenceOf(error) } };
  if (error instanceof Refusal && !('statusCode' in error))
    return { status: 409, body: { error: 'refused', message: sentenceOf(error) } };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return { status, body: { error: 'invalid', message: sentenceOf(error) } };
  return {
    status: 500,
    body: { error: 'failed', message: 'The request failed; the log of the service has the reason.' },
  };
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = failureOf(error);
  if (status === 500 || error instanceof TokensUnusable) request.log.error({ err: error }, 'request failed');
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.code(status).header('cache-control', 'no-store').send(body);
}
