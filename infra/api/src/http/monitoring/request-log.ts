import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * What a failure leaves in the log. Messages of the database quote the values they stumble over, and Drizzle's list all
 * parameters of a statement: names and addresses of shoppers, so both are cut.
 */
type Described = { type: string; message: string; stack: string; [detail: string]: unknown };

function describe(error: unknown): Described {
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
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}

/** A request by its route, never by its URL: paths and queries name shoppers and what they look for. */
const describeRequest = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url });

/** For those who look closely (`LOG_LEVEL=debug`). */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ req: request, status: reply.statusCode, ms }, 'request answered');
  });
}

export const logSerializers = { err: describe, req: describeRequest };
