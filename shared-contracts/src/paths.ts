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

/** Home after an invalid session: mf-header says why the shopper is there. */
export const homeAfterSession = '/?session=ended';

/** Home after the deletion of an account was asked for: mf-header says until when it can be stopped. @param until ISO 8601 */
export const homeAfterDeletion = (until: string): string => `/?session=deleted&until=${encodeURIComponent(until)}`;

/** The parameter that names the store chosen for picking up. */
export const chosenStoreParameter = 'filiale';

/** The two entries of the checkout host (SPEC 1). The chosen store is in the shop's own storage, so the address carries it. */
export function checkoutAddress(checkoutOrigin: string, entry: 'home' | 'page', storeSysname: string | null): string {
  const store = storeSysname === null ? '' : `?${chosenStoreParameter}=${encodeURIComponent(storeSysname)}`;
  return `${checkoutOrigin}${entry === 'home' ? '/' : '/checkout/'}${store}`;
}

const queryLimit = 50;

/** SPEC 2: trimmed, runs of spaces collapse, cut at 50 characters. */
export function normaliseQuery(query: string): string {
  const cut = query.trim().replace(/\s+/g, ' ').slice(0, queryLimit);
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

/** True for addresses that leave the shop: another origin, or a scheme such as `mailto:`. */
export function isExternal(href: string, shopOrigin: string): boolean {
  if (/^\/\w/.test(href)) return false;
  // Parsed as browsers do: `/\evil.at` and ` //evil.at` are other hosts.
  if (!URL.canParse(href, shopOrigin)) return true;
  const { protocol, host } = new URL(href, shopOrigin);
  return `${protocol}//${host}` !== shopOrigin;
}
