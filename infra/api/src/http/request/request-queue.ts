import type { FastifyInstance } from 'fastify';

/**
 * Starts requests first in, first out, one in each turn of the event loop. Node accepts one new connection per turn: without the
 * queue, requests on open connections would all start before it, and a new connection would wait for all of them (decision 0016).
 */
export function queueRequests(server: FastifyInstance): void {
  const queue: (() => void)[] = [];
  function startNext(): void {
    const start = queue.shift();
    if (queue.length > 0) setImmediate(startNext);
    start?.();
  }
  server.addHook('onRequest', (_request, _reply, start) => {
    if (queue.push(start) === 1) setImmediate(startNext);
  });
}
