import type { SiteConfig } from 'shared-contracts/app';
import { localAddress, paths } from 'shared-contracts/paths';

/** Files that crawlers need to render a page, below a path that is otherwise disallowed. */
const open = ['/_shell/assets/'];

/**
 * What crawlers must not request: pages of one shopper, and data. Lists with filters stay allowed: they carry `noindex`, which a crawler
 * sees only if it may fetch them.
 */
const closedPages = [paths.account, paths.cart, paths.wishlist, '/doi/'];
const closed = ['/_payload/', '/_shell/'];

/** `robots.txt`. The team shop sells the same products as the shop, so it has no sitemap. */
export function robotsText(site: Pick<SiteConfig, 'shopOrigin' | 'teamBuild' | 'locales'>): string {
  const { shopOrigin, teamBuild, locales } = site;
  const pages = locales.flatMap((locale) => closedPages.map((path) => localAddress({ locale, locales }, path)));
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...[...pages, ...closed].map((path) => `Disallow: ${path}`),
    ...(teamBuild ? [] : ['', `Sitemap: ${shopOrigin}/sitemap.xml`]),
    '',
  ].join('\n');
}
