import type { FastifyInstance } from 'fastify';

/**
 * Requests begin in the order in which they came, one in each turn of the event loop. A turn takes in one new connection only: if it
 * answered everybody who is connected already, the twentieth new one would wait for some two hundred answers.
 */
export function takeTurns(server: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  function next(): void {
    const begin = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    begin?.();
  }
  server.addHook('onRequest', (_request, _reply, begin) => {
    if (waiting.push(begin) === 1) setImmediate(next);
  });
}
