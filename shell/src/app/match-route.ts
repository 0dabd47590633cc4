import { matchPath } from 'react-router-dom';
import type { SiteConfig } from 'shared-contracts/app';
import { type ShopRoute, shopRoutes } from './route-table.ts';

/** The route that an in-app address leads to; the table's order is the router's, the last one takes all. */
export function matchRoute(config: SiteConfig, href: string): ShopRoute | null {
  const pathname = href.replace(/[?#].*$/, '');
  return shopRoutes(config).find(({ path }) => matchPath(`/${path}`, pathname) !== null) ?? null;
}
