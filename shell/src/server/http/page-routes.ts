import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { payloadPagePath } from '../../app/payload-path.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { createRenderedPage, pickEncoding, type RenderedPage } from '../pages/rendered-page.ts';
import type { PreparedSet } from '../releases/prepare-set.ts';
import type { ReleaseManager } from '../releases/release-manager.ts';
import type { Settings } from '../settings.ts';
import type { ShellAssets } from '../worker/render-task.ts';
import { errorPage, framePage } from './frame-page.ts';
import { normalisePagePath } from './page-path.ts';

const bucketCookie = 'bergauf_bucket';
const bucketLifetime = 60 * 60 * 24 * 365;

type Parts = { settings: Settings; manager: ReleaseManager; renderer: PageRenderer; assets: ShellAssets };

/** Documents, payloads and the builds manifest. */
export function addPageRoutes(server: FastifyInstance, { settings, manager, renderer, assets }: Parts): void {
  const { config } = settings;
  const fresh = Math.floor(settings.pageFreshMs / 1000);
  const stale = Math.floor(settings.pageStaleMs / 1000);

  async function liveSet(request: FastifyRequest, reply: FastifyReply): Promise<PreparedSet> {
    if (!manager.needsBuckets()) return manager.setFor(null);
    let bucket = parseCookie(request.headers.cookie ?? '')[bucketCookie];
    if (!bucket) {
      bucket = randomUUID();
      const cookie = {
        name: bucketCookie,
        value: bucket,
        path: '/',
        maxAge: bucketLifetime,
        sameSite: 'lax',
        httpOnly: true,
      } as const;
      reply.header('set-cookie', stringifySetCookie(cookie));
    }
    return manager.setFor(bucket);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const body = await page.encoded(encoding);
    reply.code(page.status).header('content-type', page.contentType).header('vary', 'accept-encoding');
    reply.header('x-release-set', page.setId);
    // Shared caches must not hand one bucket's page to another.
    const shared = manager.needsBuckets() ? 'private' : 'public';
    reply.header(
      'cache-control',
      page.keep ? `${shared}, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}` : 'no-store',
    );
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(body);
  }

  server.get('/_shell/builds.json', async (request, reply) => {
    const { set } = await liveSet(request, reply);
    const remotes = Object.fromEntries(
      Object.entries(set.remotes).map(([name, remote]) => [name, remote?.version ?? null]),
    );
    return reply.header('cache-control', 'no-cache').send({ id: set.id, remotes });
  });

  server.get('/_payload/*', async (request, reply) => {
    const path = payloadPagePath(request.url);
    const normal = path === null ? ({ kind: 'bad' } as const) : normalisePagePath(path);
    if (normal.kind !== 'page')
      return reply.code(404).send({ error: 'not found', message: 'There is no such payload.', errors: {} });
    const live = await liveSet(request, reply);
    return send(request, reply, await renderer.payload(live, normal.path));
  });

  server.get('/*', async (request, reply) => {
    const normal = normalisePagePath(request.url);
    if (normal.kind === 'bad') return reply.code(400).type('text/plain').send('Bad Request');
    if (normal.kind === 'redirect') return reply.redirect(normal.to, 301);
    const live = await liveSet(request, reply);
    let page: RenderedPage;
    try {
      page = await renderer.html(live, normal.path);
    } catch (cause) {
      request.log.error({ err: cause }, 'the page could not be rendered; sending the frame');
      page = createRenderedPage({
        status: 200,
        contentType: 'text/html; charset=utf-8',
        body: Buffer.from(framePage(live.set, config, assets)),
        redirect: null,
        setId: live.set.id,
        keep: false,
      });
    }
    if (page.redirect !== null) return reply.redirect(page.redirect, page.status);
    return send(request, reply, page);
  });

  server.setErrorHandler(async (error, request, reply) => {
    const status = isClientError(error) ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    reply.code(status).header('cache-control', 'no-store');
    // SPEC 2: bots get no error page.
    if (isbot(request.headers['user-agent'])) return reply.send('');
    return reply.type('text/html; charset=utf-8').send(errorPage(config));
  });
}

function isClientError(error: unknown): error is { statusCode: number } {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}
