import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, Refusal, sentenceOf } from '../refusal.ts';
import { EditConflict } from '../registry/edit-options.ts';
import { TokensUnusable } from './authorize.ts';
import type { Failure } from './schemas.ts';

/** The state folder cannot be written to: a disk that the kernel has mounted read-only, missing rights, a broken disk. */
const unwritableCodes = new Set<unknown>(['EROFS', 'EACCES', 'EPERM', 'EIO']);

/** Status and body of the response to any error that an action throws. */
export function failureOf(error: unknown): { status: number; body: Failure } {
  if (error instanceof Refusal) {
    const { status, code } = error;
    // The cause of unusable tokens is not for callers.
    const message = error instanceof TokensUnusable ? error.message : sentenceOf(error);
    const changes = error instanceof EditConflict && { changes: [...error.changes] };
    return { status, body: { error: code, message, ...changes } };
  }
  if (isDiskFull(error)) return { status: 507, body: { error: 'disk-full', message: sentenceOf(error) } };
  // An error of Fastify, such as for an invalid body.
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return { status, body: { error: 'invalid', message: sentenceOf(error) } };
  // The path of the state folder is not for callers.
  const isUnwritable =
    error instanceof Error && 'syscall' in error && 'code' in error && unwritableCodes.has(error.code);
  const what = isUnwritable ? `The registry cannot use its state folder (${String(error.code)})` : 'The request failed';
  return { status: 500, body: { error: 'failed', message: `${what}; the log of the service has the reason.` } };
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = failureOf(error);
  if (status === 500 || error instanceof TokensUnusable) request.log.error({ err: error }, 'request failed');
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.code(status).header('cache-control', 'no-store').send(body);
}
