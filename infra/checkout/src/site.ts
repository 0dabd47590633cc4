import { readFileSync } from 'node:fs';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import compile from 'icu-minify/compile';
import type { Locale, SiteLocale } from 'shared-contracts/app';
import { type CompiledMessages, createTranslate, type Translate, textLocale } from 'shared-contracts/i18n';
import { localeParameter, localePrefix } from 'shared-contracts/paths';
import { cookieNameIn } from 'shared-contracts/session-cookie-names';
import type german from './messages/at.json';
import type { Assets } from './server/assets.ts';

export type CheckoutOptions = {
  /** Public origins, without trailing slash. */
  apiOrigin: string;
  /** Origin at which this server reaches the product API; missing: the public one. */
  innerApiOrigin?: string;
  shopOrigin: string;
  checkoutOrigin: string;
  /** Locales of the shop; the first one is the default. */
  locales: readonly SiteLocale[];
  teamBuild: boolean;
  /** Whether shoppers can pick up in a store. */
  hasPickUp: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted; null: none. */
  trustProxy: string | null;
  assets: Assets;
  /** Timeout for one response of the product API. */
  apiTimeoutMs: number;
};

export type TextKey = keyof typeof german;
export type Texts = Translate<TextKey>;

/** Context of every checkout page. `shopOrigin` includes the locale's prefix: a path appended to it is a page in this locale. */
export type Site = Omit<CheckoutOptions, 'trustProxy' | 'locales'> & {
  readonly locale: Locale;
  readonly t: Texts;
  /** Action URL of the order form, with its own locale: another tab may have changed the remembered one. */
  readonly orderAction: string;
};

/** The site in the shopper's locale. */
export type SiteOf = (request: Pick<FastifyRequest, 'query' | 'headers'>) => Site;

/** Session cookie that remembers the locale for the pages after the first one. */
export const localeCookieOf = ({ teamBuild }: Pick<CheckoutOptions, 'teamBuild'>): string =>
  cookieNameIn(teamBuild, 'bergauf_checkout_locale');

/** @returns the site in the locale of the link from the shop, that of the previous pages, or the default */
export function createSites({ trustProxy: _, locales, ...options }: CheckoutOptions): SiteOf {
  const [main = 'at'] = locales;
  const sites = new Map(
    locales.map((locale): [SiteLocale, Site] => {
      const shopOrigin = options.shopOrigin + localePrefix({ locale, locales });
      const language = textLocale(locale);
      const orderAction = locales.length > 1 ? `/checkout/?${localeParameter}=${locale}` : '/checkout/';
      return [locale, { ...options, shopOrigin, locale: language, t: loadTexts(language), orderAction }];
    }),
  );
  return (request) => {
    const locale = namedLocale(request, locales) ?? parseCookie(request.headers.cookie ?? '')[localeCookieOf(options)];
    const site = sites.get(locale as SiteLocale) ?? sites.get(main);
    if (!site) throw new Error('The checkout has no locale');
    return site;
  };
}

/** The locale in a URL, if it is one of the site's; null otherwise. */
export function namedLocale(
  { query }: Pick<FastifyRequest, 'query'>,
  locales: readonly SiteLocale[],
): SiteLocale | null {
  const { [localeParameter]: named } = (query ?? {}) as Partial<Record<string, unknown>>;
  return locales.find((locale) => locale === named) ?? null;
}

/** The checkout's texts in a language, compiled once. */
function loadTexts(locale: Locale): Texts {
  const source = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as object;
  const compiled = Object.entries(source).map(([key, text]) => [key, compile(text)] as const);
  return createTranslate(Object.fromEntries(compiled) as CompiledMessages, locale);
}
