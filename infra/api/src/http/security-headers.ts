import type { FastifyInstance } from 'fastify';

/**
 * Answers are data: nobody may guess another type, show them as a page that loads or runs something, put them in a frame, or
 * embed them from another site. A route that answers with something else says so itself.
 */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
} as const;

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
