import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import { inAppPath, localAddress, localeChoicePath, paths } from 'shared-contracts/paths';
import { cookieText } from '../../app/session-cookies.ts';
import { siteOf } from '../site/site-locale.ts';
import { knownLocale, localeCookieOf, localeCookieSeconds } from './locale-detection.ts';
import { parseAddress } from './page-address.ts';

type Request = { Params: { locale: string }; Querystring: { from?: unknown } };

/**
 * The links of the language choice. The server remembers the choice and redirects to the same page in the other language: the page that the
 * request comes from, or, where the browser does not tell, the page that the link names. It works without script.
 */
export function addLocaleRoutes(server: FastifyInstance, config: SiteConfig): void {
  const isSecure = config.shopOrigin.startsWith('https:');
  server.get<Request>(`${localeChoicePath(':locale')}`, async (request, reply) => {
    const locale = knownLocale(request.params.locale, config.locales);
    if (locale === null) return reply.code(404).header('cache-control', 'no-store').send('');
    const { from } = request.query;
    const page = pageBefore(request.headers.referer, config) ?? (typeof from === 'string' ? from : paths.home);
    return reply
      .header('cache-control', 'no-store')
      .header(
        'set-cookie',
        cookieText(localeCookieOf(config), locale, { domain: config.cookieDomain, isSecure }, localeCookieSeconds),
      )
      .redirect(localAddress({ ...config, locale }, pathOf(page, config)), 302);
  });
}

/** Path and query of the page on which a link was followed; null for a page of another origin. */
function pageBefore(referer: string | undefined, { shopOrigin }: SiteConfig): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === shopOrigin ? pathname + search : null;
}

/** The in-app path of an address of this shop in any locale; home for anything else. */
function pathOf(address: string, config: SiteConfig): string {
  const parsed = parseAddress(address);
  if (parsed.kind !== 'page' || /\p{Cc}/u.test(address)) return paths.home;
  // A query parameter arrives decoded, and a header allows only some characters.
  const { pathname, search } = new URL(parsed.pathname + parsed.search, config.shopOrigin);
  return inAppPath(siteOf(config, pathname), pathname + search) ?? paths.home;
}
