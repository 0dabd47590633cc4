import type { FastifyInstance } from 'fastify';

/**
 * While the server closes, answers to what is under way end their connections too: kept open for the next request, each would
 * hold the process until it times out.
 */
export function hangUpWhenClosing(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
}
