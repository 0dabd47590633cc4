import { createHash } from 'node:crypto';
import type { RouteHandlerMethod } from 'fastify';
import { releasesPaths } from '../home.ts';
import { publishedDocument } from '../registry/published-document.ts';
import { readStoredDocument } from '../registry/stored-document.ts';

/**
 * Serves the discovery document, read anew for every request. Readers keep it but ask each time (`no-cache`), and are
 * told in a few bytes when nothing has changed.
 */
export const discoveryRoute =
  (home: string, publicOrigin: string | undefined): RouteHandlerMethod =>
  async (request, reply) => {
    const document = await readStoredDocument(releasesPaths(home).discovery);
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    const body = JSON.stringify(publishedDocument(document, origin));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  };

/** If-None-Match (RFC 9110, 13.1.2): a list of tags, weak ones compared by their value, or `*`. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
