import type { FastifyInstance } from 'fastify';

/**
 * Answers are data: nobody may guess another type, show them as a page that loads or runs something, put them in a frame, or
 * embed them from another site. A route that answers with something else says so itself. A browser that has reached the API
 * over TLS is to stay there.
 */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

export function addSecurityHeaders(server: FastifyInstance, publicOrigin: string): void {
  const headers = securityHeaders(publicOrigin);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
