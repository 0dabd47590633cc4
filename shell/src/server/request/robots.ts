import type { SiteConfig } from 'shared-contracts/app';
import { paths } from 'shared-contracts/paths';

/** Files that crawlers need to render a page, below a path that is closed otherwise. */
const open = ['/_shell/assets/'];

/**
 * What crawlers must not request: pages of one shopper, and data that is no page. Lists with filters stay open: they say `noindex`,
 * which only those who may read them learn.
 */
const closed = [paths.account, paths.cart, paths.wishlist, '/doi/', '/_payload/', '/_shell/'];

/** `robots.txt`. The shop of the teams sells what the shop has too, so it has no sitemap. */
export function robotsText({ shopOrigin, teamBuild }: Pick<SiteConfig, 'shopOrigin' | 'teamBuild'>): string {
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    ...(teamBuild ? [] : ['', `Sitemap: ${shopOrigin}/sitemap.xml`]),
    '',
  ].join('\n');
}
