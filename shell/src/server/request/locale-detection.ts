import type { IncomingHttpHeaders } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import type { SiteConfig, SiteLocale } from 'shared-contracts/app';
import { localAddress, paths } from 'shared-contracts/paths';
import { cookieNameIn } from 'shared-contracts/session-cookie-names';
import type { LocaleDetection } from '../site/site-config.ts';

/** The shopper's choice of a language (SPEC 9) lasts for 365 days. */
export const localeCookieSeconds = 60 * 60 * 24 * 365;

export const localeCookieOf = ({ teamBuild }: Pick<SiteConfig, 'teamBuild'>): string =>
  cookieNameIn(teamBuild, 'bergauf_locale');

type Site = { config: Pick<SiteConfig, 'locales' | 'shopOrigin' | 'teamBuild'>; localeDetection: LocaleDetection };

/** Whether the response for the root of the site depends on the client, so that no cache may answer in place of the server. */
export const isRootDetected = ({ config, localeDetection }: Site): boolean =>
  config.locales.length > 1 && localeDetection.ways.length > 0;

/**
 * Where a request for the root of the site is redirected: to the home page in the shopper's locale, by the first way that knows one. A host
 * that stands for a locale leads to the shop's own, where cookies and the product API know the shopper (decision 0058).
 * @returns null where the root is the right page: for the default locale, for bots, and for shoppers who come from a page of the shop
 */
export function rootRedirect(headers: IncomingHttpHeaders, site: Site): string | null {
  const { config, localeDetection } = site;
  if (!isRootDetected(site) || isbot(headers['user-agent']) || comesFromShop(headers, config)) return null;
  const known: Readonly<Record<LocaleDetection['ways'][number], () => SiteLocale | null>> = {
    cookie: () => knownLocale(parseCookie(headers.cookie ?? '')[localeCookieOf(config)], config.locales),
    host: () => knownLocale(localeDetection.hosts[headers.host ?? ''], config.locales),
    browser: () => browserLocale(headers['accept-language'] ?? '', config.locales),
  };
  for (const way of localeDetection.ways) {
    const locale = known[way]();
    if (locale === null) continue;
    const home = localAddress({ ...config, locale }, paths.home);
    if (isOtherHost(headers.host, site)) return config.shopOrigin + home;
    return locale === config.locales[0] ? null : home;
  }
  return null;
}

/** Whether the request came to a host that stands for a locale. Any other host is the shop's own, as a proxy or this machine names it. */
function isOtherHost(host: string | undefined, { config, localeDetection }: Site): boolean {
  return host !== undefined && Object.hasOwn(localeDetection.hosts, host) && host !== new URL(config.shopOrigin).host;
}

export const knownLocale = (text: string | undefined, locales: readonly SiteLocale[]): SiteLocale | null =>
  locales.find((locale) => locale === text) ?? null;

/** Inside the shop, links to the root mean the default locale. */
function comesFromShop(headers: IncomingHttpHeaders, { shopOrigin }: Pick<SiteConfig, 'shopOrigin'>): boolean {
  return headers['sec-fetch-site'] === 'same-origin' || (headers.referer ?? '').startsWith(`${shopOrigin}/`);
}

/** Languages that browsers of a locale's shoppers request, whatever language its texts are in. */
const browserLanguages: Readonly<Record<SiteLocale, string>> = { at: 'de', en: 'en', hu: 'hu', cz: 'cs' };

/** The locale in the language that the browser prefers; regions are ignored. */
function browserLocale(acceptLanguage: string, locales: readonly SiteLocale[]): SiteLocale | null {
  const negotiator = new Negotiator({ supportedValues: locales.map((locale) => browserLanguages[locale]) });
  const language = negotiator.negotiate(acceptLanguage.toLowerCase().replace(/-[a-z0-9-]+/g, ''));
  return locales.find((locale) => browserLanguages[locale] === language) ?? null;
}
