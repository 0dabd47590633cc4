import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefused } from '../api/authorize.ts';
import { loginPage, sendPage } from './page.ts';
import type { Session, Sessions } from './sessions.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Wraps a handler that needs a login. */
export type WithSession = (
  run: (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => Handler;

/** Without a session the response is the login page, and a form of another session is refused. */
export const sessionRequired =
  (sessions: Sessions): WithSession =>
  (run) =>
  async (request, reply) => {
    const session = await sessions.of(request);
    // Operators who have just confirmed an action must see that it was not done.
    const problem = request.method === 'POST' ? 'The session has ended, and nothing was done.' : null;
    if (!session) return sendPage(reply.code(request.url === '/' ? 200 : 401), loginPage(problem));
    if (request.method === 'POST' && fieldOf(request, 'form') !== session.formToken) {
      throw new AccessRefused(403, 'This form belongs to another session. Open the page again.');
    }
    return run(session, request, reply);
  };

/** A field of a form; empty when it is missing. */
export function fieldOf(request: FastifyRequest, name: string): string {
  const body: unknown = request.body;
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
