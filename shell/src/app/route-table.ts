import { matchPath } from 'react-router-dom';
import type { PageDataGroup } from 'shared-contracts/analytics';
import type { SiteConfig } from 'shared-contracts/app';
import type { ExposeId } from 'shared-contracts/remote';

export type ShopRoute = {
  id: string;
  /** Pattern of the router, relative to the root; empty for home. */
  path: string;
  /** The exposed module of the page. */
  page: ExposeId;
  /** Page-data group for analytics; null for pages that send none (SPEC 2). */
  group: PageDataGroup | null;
  /** `server`: public, rendered once for all shoppers. `browser`: private, rendered for one. */
  rendered: 'server' | 'browser';
  /** The page is rendered on the server, but its loader calls no API, so a slow API must not delay it. */
  withoutData?: true;
};

/**
 * The routes of SPEC 2 for the variant that is built, and those that releases declare. The last one matches every other address: the
 * search results.
 * @param declared routes that a release set declares, the most specific first
 */
export function shopRoutes(config: SiteConfig, declared: readonly ShopRoute[] = []): ShopRoute[] {
  return [...declared, ...(config.teamBuild ? teamVariant(config) : shopVariant(config))];
}

/** The route that an in-app address leads to: the first that matches, as in the router. */
export function matchRoute(config: SiteConfig, href: string, declared?: readonly ShopRoute[]): ShopRoute | null {
  const pathname = href.replace(/[?#].*$/, '');
  return shopRoutes(config, declared).find(({ path }) => matchPath(`/${path}`, pathname) !== null) ?? null;
}

/** In the order of SPEC 2. */
function shopVariant(config: SiteConfig): ShopRoute[] {
  const flyers = config.flippingBookPrefix;
  return [
    ...entryRoutes(),
    doubleOptInRoute(),
    route('home', '', 'mf-content/home-page', 'home', 'server'),
    route('product', 'p/*', 'mf-catalog/product-page', 'item_detail', 'server'),
    route('blog-article', 'blog/article/*', 'mf-content/article-page', null, 'server'),
    route('blog', 'blog/*', 'mf-content/guide-page', null, 'server'),
    route('store-search', 'shops/*', 'mf-content/store-search-page', 'shop', 'server'),
    route('store', 'shop/*', 'mf-content/store-page', 'shop', 'server'),
    route('static', 'static/*', 'mf-content/content-page', 'services', 'server'),
    route('services', 'services/*', 'mf-content/content-page', 'services', 'server'),
    ...savedItemRoutes(),
    route('brands', 'marken', 'mf-catalog/brands-page', 'other', 'server'),
    ...accountRoutes(),
    ...(config.loyaltyEnabled ? [privateRoute('loyalty', 'my-account/loyalty', 'mf-account/loyalty-page')] : []),
    ...(flyers === null ? [] : flyerRoutes(flyers)),
    route('search', 'search', 'mf-catalog/list-page', null, 'server'),
    route('fall-through', '*', 'mf-catalog/list-page', null, 'server'),
  ];
}

/**
 * The team shop has pages for cart and wishlist too (decision 0010), and one that its emails link to. A team's page is a list of its
 * assortment (decision 0067).
 */
function teamVariant(config: SiteConfig): ShopRoute[] {
  return [
    ...entryRoutes(),
    doubleOptInRoute(),
    route('home', '', 'mf-content/teams-page', 'home', 'server'),
    route('team-product', ':teamName/p/*', 'mf-catalog/product-page', 'item_detail', 'server'),
    route('teams', config.teamListSegment, 'mf-content/teams-page', null, 'server'),
    route('teams-search', `${config.teamListSegment}/search`, 'mf-catalog/list-page', null, 'server'),
    route('content', 'info/*', 'mf-content/content-page', 'services', 'server'),
    ...savedItemRoutes(),
    ...accountRoutes(),
    route('fall-through', '*', 'mf-catalog/list-page', null, 'server'),
  ];
}

function entryRoutes(): ShopRoute[] {
  return [
    formRoute('login', 'login', 'mf-account/login-page'),
    formRoute('register', 'register', 'mf-account/register-page'),
    formRoute('forgot-password', 'forgot-password', 'mf-account/forgot-password-page'),
    formRoute('reset-password', 'reset-password', 'mf-account/reset-password-page'),
    formRoute('order-lookup', 'bestellung', 'mf-account/order-lookup-page'),
  ];
}

function doubleOptInRoute(): ShopRoute {
  return privateRoute('double-opt-in', 'doi/thankyou/:userHash', 'mf-account/opt-in-page');
}

function savedItemRoutes(): ShopRoute[] {
  return [
    privateRoute('wishlist', 'wishlist', 'mf-cart-wishlist/wishlist-page'),
    privateRoute('cart', 'warenkorb', 'mf-cart-wishlist/cart-page'),
  ];
}

function accountRoutes(): ShopRoute[] {
  return [
    privateRoute('account', 'my-account', 'mf-account/overview-page'),
    privateRoute('orders', 'my-account/orders', 'mf-account/orders-page'),
    privateRoute('order-details', 'my-account/order-details/:uuid', 'mf-account/order-details-page'),
    privateRoute('delivery-address', 'my-account/delivery-address', 'mf-account/addresses-page'),
    privateRoute('account-details', 'my-account/account-details', 'mf-account/details-page'),
  ];
}

function flyerRoutes(prefix: string): ShopRoute[] {
  return [
    route('flyer-search', prefix, 'mf-content/flyers-page', 'other', 'server'),
    route('flyer-store', `${prefix}/shop/:shopUrl`, 'mf-content/store-flyers-page', 'other', 'server'),
    route('flyer', `${prefix}/*`, 'mf-content/flyer-page', 'other', 'server'),
  ];
}

/** A page of one shopper, rendered in the browser. */
function privateRoute(id: string, path: string, page: ExposeId): ShopRoute {
  return route(id, path, page, 'other', 'browser');
}

function formRoute(id: string, path: string, page: ExposeId): ShopRoute {
  return { ...route(id, path, page, 'other', 'server'), withoutData: true };
}

function route(
  id: string,
  path: string,
  page: ExposeId,
  group: PageDataGroup | null,
  rendered: 'server' | 'browser',
): ShopRoute {
  return { id, path, page, group, rendered };
}
