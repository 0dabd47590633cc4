import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON bodies only. An empty JSON body counts as no body, because some clients send `Content-Type: application/json` with
 * every DELETE; where a route needs a body, its schema refuses the request. Text is refused because a form on another site can
 * send it without a preflight.
 */
export function parseJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    // The parser reports its result through `done`.
    else void parseJson(request, body, done);
  });
}
