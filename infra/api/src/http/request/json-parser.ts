import type { FastifyInstance } from 'fastify';

/**
 * Clients that mark every request as JSON do so with an empty DELETE as well. Fastify would refuse it; here it is a request
 * without a body, and where a body is needed the schema says so.
 */
export function acceptEmptyJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  // JSON and nothing else: what a form on another site can send without asking (text) is refused.
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    // It answers through `done`.
    else void parseJson(request, body, done);
  });
}
