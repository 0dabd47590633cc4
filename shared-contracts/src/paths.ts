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

/** At the shop: where browsers report what a Content Security Policy has blocked. `report-uri` is the form that all of them have. */
export const cspReportPath = '/_shell/csp';

/** Home after an invalid session: mf-header says why the shopper is there. */
export const homeAfterSession = '/?session=ended';

/** Home after the deletion of an account was asked for: mf-header says until when it can be stopped. @param until ISO 8601 */
export const homeAfterDeletion = (until: string): string => `/?session=deleted&until=${encodeURIComponent(until)}`;

/** The parameter that names the store chosen for picking up. */
export const chosenStoreParameter = 'filiale';

/** The parameter that names the locale of the page before the checkout. */
export const localeParameter = 'locale';

/**
 * The two entries of the checkout host (SPEC 1). The chosen store is in the shop's own storage, so the address carries it.
 * @param page its locale, on a site with several; none keeps the one that the checkout knows
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

/** SPEC 2: trimmed, runs of spaces collapse, cut at 50 characters. */
export function normaliseQuery(query: string): string {
  const cut = query.trim().replace(/\s+/g, ' ').slice(0, searchLimits.longestQuery);
  // The cut may have left half of a surrogate pair, which no address can contain.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}

/**
 * Adds the closing slash to the path part of an in-app address; query and fragment stay behind it. An address without a path
 * part (`#main`, `?page=2`) stays on its page.
 */
export function withTrailingSlash(href: string): string {
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const rest = end < 0 ? '' : href.slice(end);
  return path === '' || path.endsWith('/') ? href : `${path}/${rest}`;
}

/** The locale of a page and those of its site; the first one is the default. */
type PageLocale = Pick<SiteConfig, 'locale' | 'locales'>;

/** What the addresses of a locale begin with: nothing for the default locale (SPEC 2), `/en` for another one. */
export function localePrefix({ locale, locales }: PageLocale): string {
  return locale === (locales[0] ?? locale) ? '' : `/${locale}`;
}

/**
 * The address of an in-app path in the page's locale, for attributes of links and forms and for the browser's own navigation. The
 * router's functions take the path itself. Addresses of other origins and those without a path stay as they are.
 */
export function localAddress(page: PageLocale, path: string): string {
  return /^\/(?!\/)/.test(path) ? localePrefix(page) + path : path;
}

/** The address at which the shell server remembers the shopper's choice of a locale and redirects to the same page in it. */
export const localeChoicePath = (locale: string): string => `/_shell/locale/${locale}/`;

/** The in-app path of an address of this shop; null for a page in another locale, which is another document, and for the shell's own. */
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
