import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import { robotsText } from './robots.ts';
import { createSitemapSource } from './sitemap-source.ts';

/** Seconds after which a crawler may retry a sitemap that the product API did not send. */
const retryAfterSeconds = 120;
const maxAgeSeconds = 3600;

/** `robots.txt`, `sitemap.xml` and its parts (decision 0051, "Search engines"). */
export function addSearchEngineRoutes(server: FastifyInstance, config: SiteConfig): void {
  const robots = robotsText(config);
  server.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).type('text/plain; charset=utf-8').send(robots),
  );
  if (config.teamBuild) return;
  const sitemap = createSitemapSource(config);

  async function send(address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const xml = await sitemap.get(address);
      if (xml === null) return reply.code(404).header('cache-control', 'no-store').send('');
      return reply
        .header('cache-control', `public, max-age=${maxAgeSeconds}`)
        .type('application/xml; charset=utf-8')
        .send(xml);
    } catch (cause) {
      request.log.warn({ err: cause, address }, 'the sitemap could not be read');
      // Not an empty sitemap: search engines would remove every page from their index.
      const retry = reply.code(503).header('retry-after', String(retryAfterSeconds));
      return retry.header('cache-control', 'no-store').send('');
    }
  }

  server.get('/sitemap.xml', (request, reply) => send('', request, reply));
  server.get<{ Params: { file: string } }>('/sitemap/:file(^[a-z]+-\\d+\\.xml$)', (request, reply) => {
    const [kind, page] = request.params.file.replace(/\.xml$/, '').split('-');
    return send(`${kind}/?page=${page}`, request, reply);
  });
}
