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
  /** Public origins, without closing slash. */
  apiOrigin: string;
  /** Where this server reaches the product API; missing: as browsers do. */
  innerApiOrigin?: string;
  shopOrigin: string;
  checkoutOrigin: string;
  /** Of the shop; the first one is the default. */
  locales: readonly SiteLocale[];
  teamBuild: boolean;
  /** Whether shoppers can pick up in a store. */
  hasPickUp: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted; null: none. */
  trustProxy: string | null;
  assets: Assets;
  /** How long the product API may take for one response. */
  apiTimeoutMs: number;
};

export type TextKey = keyof typeof german;
export type Texts = Translate<TextKey>;

/** What every page of the checkout is made with. `shopOrigin` has the locale's prefix: a path put behind it is a page in this locale. */
export type Site = Omit<CheckoutOptions, 'trustProxy' | 'locales'> & {
  readonly locale: Locale;
  readonly t: Texts;
  /** Where the form of the order is sent, in its own locale: another tab may have remembered another one since. */
  readonly orderAction: string;
};

/** The site in the shopper's locale. */
export type SiteOf = (request: Pick<FastifyRequest, 'query' | 'headers'>) => Site;

/** Remembers the locale for the pages that follow the first one; ends with the browser's session. */
export const localeCookieOf = ({ teamBuild }: Pick<CheckoutOptions, 'teamBuild'>): string =>
  cookieNameIn(teamBuild, 'bergauf_checkout_locale');

/** @returns the site in the locale that the jump from the shop names, that of the pages before, or the default */
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

/** The locale that an address names, which is one of the site's; null without one. */
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
