import type { FastifyInstance, FastifyRequest } from 'fastify';

type LoggedError = { type: string; message: string; stack: string; [detail: string]: unknown };

/**
 * An error without personal data. Database messages quote the values they reject, and Drizzle lists all parameters of a statement:
 * both may hold shoppers' names and addresses and are cut.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const { name, message, stack = '', cause } = error;
  const details = Object.entries(error).filter(([key]) => ['code', 'table', 'constraint'].includes(key));
  const calls = stack.split('\n').filter((line) => line.startsWith('    at '));
  return {
    ...Object.fromEntries(details),
    type: name,
    message: (message.split('\nparams:')[0] ?? '').replace(/: "[^"]*"/g, ': "…"'),
    stack: calls.slice(0, 12).join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** A request by its route, never by its URL: paths and queries hold ids and search words of shoppers. */
const describeRequest = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url });

/** Logs every response at `LOG_LEVEL=debug`. */
export function logResponses(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ req: request, status: reply.statusCode, ms }, 'response sent');
  });
}

export const logSerializers = { err: describeError, req: describeRequest };
