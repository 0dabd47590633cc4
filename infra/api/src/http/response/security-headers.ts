import type { FastifyInstance } from 'fastify';

/**
 * Headers of every response. Browsers must not guess another content type, run or load anything from a response, show it in a
 * frame, or embed it in another site. Routes that send HTML or pictures override the policy. With an `https:` origin, browsers
 * stay on TLS.
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
