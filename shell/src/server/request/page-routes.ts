import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from 'shared-contracts/paths';
import { payloadPagePath } from '../../app/payload.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import { type PageSource, PageUnavailable, type ServedPage } from '../pages/page-source.ts';
import type { ReleaseSetChoice } from '../release-set/choose-release-set.ts';
import { declaredBy } from '../release-set/serving-set.ts';
import { sendError } from '../response/error-response.ts';
import { type PageForm, sendFallback, sendPage } from '../response/page-response.ts';
import type { Settings } from '../settings.ts';
import { withoutDefaultPrefix } from '../site/site-locale.ts';
import { isRootDetected, rootRedirect } from './locale-detection.ts';
import { type createPageAddresses, parseAddress } from './page-address.ts';

/**
 * Cache-control of redirects to another form of an address. Browsers cache a 301 without it for good, but the shop's default locale may
 * change.
 */
const redirectCaching = 'public, max-age=3600';

type Options = {
  settings: Settings;
  chooseSet: ReleaseSetChoice;
  pages: PageSource;
  addressOf: ReturnType<typeof createPageAddresses>;
  assets: ShellAssets;
};

/**
 * Documents, payloads and the builds manifest. A request passes the stages in this order: address, release set, cache key, page (from
 * the cache or rendered), response.
 */
export function addPageRoutes(server: FastifyInstance, options: Options): void {
  const { settings, chooseSet, pages, addressOf, assets } = options;
  const site = { config: settings.config, assets };

  /**
   * @returns null when the address is too long
   * @throws PageUnavailable
   */
  async function findPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { pathname, search }: { pathname: string; search: string },
    form: PageForm,
  ): Promise<ServedPage | null> {
    const get = async (): Promise<ServedPage | null> => {
      const chosen = await chooseSet(request, reply);
      // A tab of the new set would load the whole page for a payload of the previous one.
      const set = form === 'payload' ? { ...chosen, predecessor: null } : chosen;
      const address = addressOf(pathname, search, declaredBy(set));
      return address && pages.get(set, address, request.span);
    };
    try {
      return await get();
    } catch (cause) {
      // The set was replaced after it had been chosen; its successor renders the page.
      if (cause instanceof PageUnavailable && cause.reason === 'closed') return get();
      throw cause;
    }
  }

  server.get('/_shell/builds.json', async (request, reply) => {
    const { set } = await chooseSet(request, reply);
    const remotes = Object.fromEntries(
      Object.entries(set.remotes).map(([name, remote]) => [name, remote?.version ?? null]),
    );
    return reply.header('cache-control', 'no-cache').send({ id: set.id, remotes });
  });

  server.get('/_payload/*', async (request, reply) => {
    const path = payloadPagePath(request.url);
    const address = path === null ? null : parseAddress(path);
    try {
      const found = address?.kind === 'page' ? await findPage(request, reply, address, 'payload') : null;
      if (found) return await sendPage(request, reply, found, 'payload', settings);
      return reply.code(404).send({ error: 'not found', message: 'There is no such payload.', errors: {} });
    } catch (cause) {
      if (!(cause instanceof PageUnavailable)) throw cause;
      return sendFallback(request, reply, 'payload', { ...site, set: (await chooseSet(request, reply)).set });
    }
  });

  server.get('/*', async (request, reply) => {
    const address = parseAddress(request.url);
    if (address.kind === 'bad') return sendError(request, reply, site, 400);
    if (address.kind === 'too-long') return sendError(request, reply, site, 414);
    if (address.kind === 'redirect') return reply.header('cache-control', redirectCaching).redirect(address.to, 301);
    const ofDefault = withoutDefaultPrefix(settings.config, address.pathname);
    if (ofDefault !== null) {
      return reply.header('cache-control', redirectCaching).redirect(ofDefault + address.search, 301);
    }
    const isRoot = address.pathname === paths.home;
    const home = isRoot ? rootRedirect(request.headers, settings) : null;
    if (home !== null) return reply.header('cache-control', 'private, no-store').redirect(home + address.search, 302);
    const lifetimes = isRoot && isRootDetected(settings) ? null : settings;
    try {
      const found = await findPage(request, reply, address, 'html');
      if (!found) return sendError(request, reply, site, 414);
      const lower = found.page.html.status === 404 ? inLowerCase(address.pathname) : null;
      // The choice of the set may have set a cookie: no cache may store the response.
      if (lower !== null)
        return reply.header('cache-control', 'private, no-store').redirect(lower + address.search, 301);
      if (settings.overlay) reply.header('server-timing', `render;dur=${found.page.renderMs.toFixed(1)}`);
      return await sendPage(request, reply, found, 'html', lifetimes);
    } catch (cause) {
      if (!(cause instanceof PageUnavailable)) throw cause;
      request.log.warn({ path: cause.path, reason: cause.reason }, 'a page could not be rendered');
      return sendFallback(request, reply, 'html', { ...site, set: (await chooseSet(request, reply)).set });
    }
  });
}

/** A path without capitals, as all addresses of the shop are: people type names of clubs with capitals. Null where it has none. */
function inLowerCase(pathname: string): string | null {
  const lower = pathname.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  return lower === pathname ? null : lower;
}
