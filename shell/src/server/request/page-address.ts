import { LRUCache } from 'lru-cache';
import type { SiteConfig } from 'shared-contracts/app';
import { inAppPath, localAddress } from 'shared-contracts/paths';
import type { QueryParameter } from 'shared-contracts/remote';
import { matchRoute, type ShopRoute } from '../../app/route-table.ts';
import type { PageAddress } from '../pages/page-source.ts';
import type { Declared } from '../release-set/serving-set.ts';
import { siteOf } from '../site/site-locale.ts';

/** Most characters of one value; a longer one counts as not given. */
const maxValueLength = 200;
/** Most numbers in one `ids` parameter. */
const maxIds = 100;
/** Most characters of path and query in their normal form. */
const maxPathLength = 1_024;

export type ParsedAddress =
  /** `search` as given, with its question mark. */
  | { kind: 'page'; pathname: string; search: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'bad' }
  | { kind: 'too-long' };

/** Checks an address and normalises its path to end with a slash. A redirect never leads out of the shop. */
export function parseAddress(url: string): ParsedAddress {
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  // Browsers read `/\evil.at` as `//evil.at`; absolute URLs and fragments are not allowed in a request line.
  if (!rawPath.startsWith('/') || rawPath.includes('#')) return { kind: 'bad' };
  if (rawPath.length > maxPathLength) return { kind: 'too-long' };
  const pathname = rawPath.replace(/[\\/]+/g, '/');
  const search = mark < 0 ? '' : url.slice(mark);
  if (!isReadable(pathname) || /%00/.test(search)) return { kind: 'bad' };
  if (!pathname.endsWith('/')) return { kind: 'redirect', to: `${pathname}/${search}` };
  if (pathname !== rawPath) return { kind: 'redirect', to: `${pathname}${search}` };
  return { kind: 'page', pathname, search };
}

/**
 * Whether a path can be decoded and is of a page: the router's patterns match no line breaks, and the product API refuses U+0000. Anyone can
 * request such addresses, and a page that fails counts against the releases that have rendered it.
 */
function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Returns the address that a page is rendered and cached by: declared parameters only, in their declared order, each of bounded
 * length. A private page renders the same for every shopper, so all its addresses share one: the route's pattern.
 * @returns null when the address is too long
 */
export function createPageAddresses(
  config: SiteConfig,
): (pathname: string, search: string, declared: Declared) => PageAddress | null {
  const routeOf = createRouteCache(config);
  return (pathname, search, declared) => {
    const site = siteOf(config, pathname);
    const route = routeOf(inAppPath(site, pathname) ?? pathname, declared.routes);
    if (route?.rendered === 'browser') return { path: localAddress(site, `/${route.path}/`), pageClass: 'plain' };
    if (!route) return { path: pathname, pageClass: 'plain' };
    const pageClass = route.withoutData ? 'plain' : 'data';
    if (!search) return { path: pathname, pageClass };
    const given = new URLSearchParams(search);
    const parameters = declared.query(route.page);
    const query = normaliseQuery(given, parameters);
    const path = query ? `${pathname}?${query}` : pathname;
    const undeclared = undeclaredQuery(given, parameters);
    return path.length > maxPathLength ? null : { path, pageClass, ...(undeclared && { undeclared }) };
  };
}

/** Most paths of a release set whose matched routes are cached. */
const keptRoutes = 2_000;

/** The router compiles each pattern again for each path, which takes a seventh of the time of a cached page. */
function createRouteCache(config: SiteConfig): (path: string, declared: readonly ShopRoute[]) => ShopRoute | null {
  const bySet = new WeakMap<readonly ShopRoute[], LRUCache<string, { route: ShopRoute | null }>>();
  return (path, declared) => {
    let routes = bySet.get(declared);
    if (!routes) {
      routes = new LRUCache({ max: keptRoutes });
      bySet.set(declared, routes);
    }
    let found = routes.get(path);
    if (!found) {
      found = { route: matchRoute(config, path, declared) };
      routes.set(path, found);
    }
    return found.route;
  };
}

function normaliseQuery(given: URLSearchParams, declared: readonly QueryParameter[]): string {
  const kept = new URLSearchParams();
  for (const { name, value: kind } of declared) {
    const value = kind === 'ids' ? readIds(name, given) : given.get(name);
    if (value && (kind === 'ids' || value.length <= maxValueLength)) kept.set(name, value);
  }
  return kept.toString();
}

function undeclaredQuery(given: URLSearchParams, declared: readonly QueryParameter[]): string {
  const isDeclared = (field: string): boolean =>
    declared.some(({ name, value }) => (value === 'ids' ? isFieldOfIds(name, field) : field === name));
  return new URLSearchParams([...given].filter(([field]) => !isDeclared(field))).toString();
}

/** `name`, or one of `name.0`, `name.1` and so on. */
const isFieldOfIds = (name: string, field: string): boolean =>
  field === name || (field.startsWith(`${name}.`) && /^\d+$/.test(field.slice(name.length + 1)));

/** SPEC 5: each id once, sorted as numbers. */
function readIds(name: string, given: URLSearchParams): string {
  const ids = new Set<number>();
  for (const [field, value] of given) {
    if (!isFieldOfIds(name, field)) continue;
    for (const id of value.split(',')) if (/^\d{1,9}$/.test(id)) ids.add(Number(id));
  }
  return [...ids]
    .sort((a, b) => a - b)
    .slice(0, maxIds)
    .join(',');
}
