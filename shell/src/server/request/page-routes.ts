import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { payloadPagePath } from '../../app/payload-path.ts';
import type { CacheAnswer } from '../pages/page-cache.ts';
import { type PageAddress, type PageRenderer, PageUnavailable } from '../pages/page-renderer.ts';
import { pickEncoding } from '../pages/rendered-page.ts';
import type { ReleaseManager } from '../rollout/release-manager.ts';
import type { ServingSet } from '../rollout/serving-set.ts';
import type { Settings } from '../settings.ts';
import type { ShellAssets } from '../worker/render-task.ts';
import { sendError } from './error-answers.ts';
import { normalisePagePath } from './page-address.ts';
import { busyPage, retryAfterSeconds } from './unavailable-page.ts';

const bucketCookie = 'bergauf_bucket';
const bucketLifetime = 60 * 60 * 24 * 365;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Parts = {
  settings: Settings;
  manager: ReleaseManager;
  renderer: PageRenderer;
  addressOf: (path: string) => PageAddress;
  assets: ShellAssets;
};

/** Documents, payloads and the builds manifest. */
export function addPageRoutes(server: FastifyInstance, parts: Parts): void {
  const { settings, manager, renderer, addressOf, assets } = parts;
  const { config } = settings;
  const fresh = Math.floor(settings.pageFreshMs / 1000);
  const stale = Math.floor(settings.pageStaleMs / 1000);
  const staleIfError = Math.floor(settings.pageStaleIfErrorMs / 1000);

  function liveSet(request: FastifyRequest, reply: FastifyReply): ServingSet {
    if (!manager.needsBuckets()) return manager.setFor(null);
    const given = parseCookie(request.headers.cookie ?? '')[bucketCookie];
    if (given && uuid.test(given)) return manager.setFor(given);
    const bucket = randomUUID();
    const cookie = {
      name: bucketCookie,
      value: bucket,
      path: '/',
      maxAge: bucketLifetime,
      sameSite: 'lax',
      httpOnly: true,
      secure: config.shopOrigin.startsWith('https:'),
    } as const;
    reply.header('set-cookie', stringifySetCookie(cookie));
    return manager.setFor(bucket);
  }

  /** @throws PageUnavailable */
  async function pageFor(live: () => ServingSet, address: PageAddress): Promise<CacheAnswer> {
    try {
      return await renderer.get(live(), address);
    } catch (cause) {
      // The set was replaced between the two steps; its successor has the page.
      if (cause instanceof PageUnavailable && cause.reason === 'closed') return renderer.get(live(), address);
      throw cause;
    }
  }

  function cacheControl({ forms, from }: CacheAnswer, status: number): string {
    if (forms.quality !== 'whole' || from === 'previous-set') return 'no-store';
    // Search engines get a bare 404, shoppers a page: a shared cache would mix them up.
    if (status === 404) return 'private, no-cache';
    // Shared caches must not hand one bucket's page to another.
    const shared = manager.needsBuckets() ? 'private' : 'public';
    return `${shared}, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${staleIfError}`;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: CacheAnswer, form: 'html' | 'payload') {
    const page = answer.forms[form];
    reply.code(page.status).header('x-release-set', answer.forms.setId).header('x-page-cache', answer.from);
    reply.header('cache-control', cacheControl(answer, page.status));
    if (page.status === 503) reply.header('retry-after', String(retryAfterSeconds));
    // SPEC 2: bots get no error page.
    if (form === 'html' && page.status >= 400 && isbot(request.headers['user-agent'])) return reply.send('');
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const body = await page.encoded(encoding);
    reply.header('content-type', page.contentType).header('vary', 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(body);
  }

  server.get('/_shell/builds.json', async (request, reply) => {
    const { set } = liveSet(request, reply);
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
    try {
      const answer = await pageFor(() => liveSet(request, reply), addressOf(normal.path));
      return send(request, reply, answer, 'payload');
    } catch (cause) {
      if (!(cause instanceof PageUnavailable)) throw cause;
      reply.code(503).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
      return reply.send({ error: 'unavailable', message: 'The page could not be rendered.', errors: {} });
    }
  });

  server.get('/*', async (request, reply) => {
    const normal = normalisePagePath(request.url);
    if (normal.kind === 'bad') return sendError(request, reply, { config, assets }, 400);
    if (normal.kind === 'too-long') return sendError(request, reply, { config, assets }, 414);
    if (normal.kind === 'redirect') return reply.redirect(normal.to, 301);
    const live = liveSet(request, reply);
    try {
      const answer = await pageFor(() => liveSet(request, reply), addressOf(normal.path));
      const { redirect, status } = answer.forms.html;
      if (redirect !== null) return reply.redirect(redirect, status);
      return send(request, reply, answer, 'html');
    } catch (cause) {
      if (!(cause instanceof PageUnavailable)) throw cause;
      request.log.warn({ path: cause.path, reason: cause.reason }, 'a page could not be rendered');
      reply.code(503).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
      if (isbot(request.headers['user-agent'])) return reply.send('');
      return reply.type('text/html; charset=utf-8').send(busyPage(live.set, config, assets));
    }
  });
}
