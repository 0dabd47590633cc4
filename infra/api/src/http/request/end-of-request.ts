import type { FastifyInstance } from 'fastify';

/**
 * Fastify's `onAbort` ends `request.signal` and the time limit of a handler when the request's stream closes. Node closes that stream once
 * the body has been read, so every request with a body would count as aborted by its sender (fastify/fastify#6725). The
 * response's stream closes with the connection.
 */
export function endRequestsWithConnections(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }, { raw: response }) => {
    const onAbort = raw.listeners('close').find(({ name }) => name === 'onAbort') as (() => void) | undefined;
    if (!onAbort) return;
    raw.off('close', onAbort);
    response.once('close', () => {
      if (!response.writableEnded) onAbort();
    });
  });
}
