import type { SiteConfig } from './app/site-config.ts';
import { searchLimits } from './site-constants.ts';

/** Every address inside the shop, in one table. All end with a slash (SPEC 2). */
export const paths = {
  home: '/',
  login: '/login/',
  register: '/register/',
  forgotPassword: '/forgot-password/',
  resetPassword: '/reset-password/',
  wishlist: '/wishlist/',
  cart: '/warenkorb/',
  brands: '/marken/',
  blog: '/blog/',
  shops: '/shops/',
  account: '/my-account/',
  orders: '/my-account/orders/',
  deliveryAddress: '/my-account/delivery-address/',
  accountDetails: '/my-account/account-details/',
  loyalty: '/my-account/loyalty/',
  /** Guests find an order here (decision 0042). */
  orderLookup: '/bestellung/',
  order: (uuid: string): string => `/my-account/order-details/${encodeURIComponent(uuid)}/`,
  article: (slug: string): string => `/blog/article/${encodeURIComponent(slug)}/`,
  search: (query = ''): string => {
    const q = normaliseQuery(query);
    return q ? `/search/?q=${encodeURIComponent(q).replace(/%20/g, '+')}` : '/search/';
  },
  static: (page: string): string => `/static/${page}/`,
  services: (page: string): string => `/services/${page}/`,
} as const;

/** A path in the shop's variant: the team shop has its content pages below /info/ (SPEC 2). */
export const pathIn = ({ teamBuild }: { readonly teamBuild: boolean }, path: string): string =>
  teamBuild ? path.replace(/^\/(static|services)\//, '/info/') : path;

/** Path at the shop to which browsers report what a Content Security Policy has blocked. All browsers support `report-uri`. */
export const cspReportPath = '/_shell/csp';

/** Home after an invalid session: mf-header explains it. */
export const homeAfterSession = '/?session=ended';

/** Home after the deletion of an account was requested: mf-header says until when it can be stopped. @param until ISO 8601 */
export const homeAfterDeletion = (until: string): string => `/?session=deleted&until=${encodeURIComponent(until)}`;

/** The parameter with the store chosen for pick-up. */
export const chosenStoreParameter = 'filiale';

/** The parameter with the locale of the page before the checkout. */
export const localeParameter = 'locale';

/**
 * The two entries of the checkout host (SPEC 1). The chosen store is in the shop's own storage, so it is passed in the address.
 * @param page its locale, on a site with several; without it the checkout keeps the one that it knows
 */
export function checkoutAddress(
  checkoutOrigin: string,
  entry: 'home' | 'page',
  storeSysname: string | null,
  page?: PageLocale,
): string {
  const query = new URLSearchParams();
  if (storeSysname !== null) query.set(chosenStoreParameter, storeSysname);
  if (page && page.locales.length > 1) query.set(localeParameter, page.locale);
  return `${checkoutOrigin}${entry === 'home' ? '/' : '/checkout/'}${query.size > 0 ? `?${query}` : ''}`;
}

/** SPEC 2: trimmed, runs of spaces collapsed, cut at 50 characters. */
export function normaliseQuery(query: string): string {
  const cut = query.trim().replace(/\s+/g, ' ').slice(0, searchLimits.longestQuery);
  // The cut may have left half of a surrogate pair, which no address can contain.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}

/**
 * Adds the closing slash to the path of an in-app address, before query and fragment. An address without a path (`#main`, `?page=2`) refers
 * to its own page, and is unchanged.
 */
export function withTrailingSlash(href: string): string {
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const rest = end < 0 ? '' : href.slice(end);
  return path === '' || path.endsWith('/') ? href : `${path}/${rest}`;
}

/** The locale of a page and those of its site; the first one is the default. */
type PageLocale = Pick<SiteConfig, 'locale' | 'locales'>;

/** The prefix of a locale's addresses: none for the default locale (SPEC 2), `/en` for another one. */
export function localePrefix({ locale, locales }: PageLocale): string {
  return locale === (locales[0] ?? locale) ? '' : `/${locale}`;
}

/**
 * The address of an in-app path in the page's locale, for attributes of links and forms and for full page loads. The router's functions
 * take the path itself. Addresses of other origins and those without a path are unchanged.
 */
export function localAddress(page: PageLocale, path: string): string {
  return /^\/(?!\/)/.test(path) ? localePrefix(page) + path : path;
}

/** The address at which the shell server stores the shopper's choice of a locale and redirects to the same page in it. */
export const localeChoicePath = (locale: string): string => `/_shell/locale/${locale}/`;

/**
 * The in-app path of an address of this shop; null for the shell's own addresses, and for a page in another locale, which is another
 * document.
 */
export function inAppPath({ locale, locales }: PageLocale, address: string): string | null {
  const [, first = ''] = address.split(/[/?#]/);
  const other = locales.slice(1).find((known) => known === first);
  if ((other ?? locales[0]) !== locale || first === '_shell') return null;
  return other ? address.slice(other.length + 1).replace(/^(?!\/)/, '/') : address;
}

/** True for addresses that leave the shop: another origin, or a scheme such as `mailto:`. */
export function isExternal(href: string, shopOrigin: string): boolean {
  if (/^\/\w/.test(href)) return false;
  // Parsed as browsers do: `/\evil.at` and ` //evil.at` are other hosts.
  if (!URL.canParse(href, shopOrigin)) return true;
  const { protocol, host } = new URL(href, shopOrigin);
  return `${protocol}//${host}` !== shopOrigin;
}
