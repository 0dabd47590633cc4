import type { SiteConfig } from 'shared-contracts/app';
import { matchRoute } from '../../app/match-route.ts';
import type { PageAddress } from '../pages/page-renderer.ts';

/** Parameters that take one value, in the order in which they stand in an address. */
const singleParameters = ['q', 'price_min', 'price_max', 'sort', 'order', 'page', 'mehr', 'groesse'];

/** Characters of one value; a longer one counts as not given. */
const longestValue = 200;
/** Filter ids in one address. */
const mostFilters = 100;
/** Characters of path and query in their normal form. */
const longestPath = 1_024;

export type PagePath =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'bad' }
  | { kind: 'too-long' };

/**
 * Brings an address into the form that pages are rendered and cached by: closing slash, known parameters only, in one order, each
 * of bounded length. Other parameters (campaigns) stay in the shopper's address bar and play no part. A redirect never leads out of
 * the shop.
 */
export function normalisePagePath(url: string): PagePath {
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  // A browser takes `/\evil.at` for `//evil.at`; a whole address or a fragment has no place in a request's line.
  if (!rawPath.startsWith('/') || rawPath.includes('#')) return { kind: 'bad' };
  if (rawPath.length > longestPath) return { kind: 'too-long' };
  const pathname = rawPath.replace(/[\\/]+/g, '/');
  try {
    decodeURIComponent(pathname);
  } catch {
    return { kind: 'bad' };
  }
  const search = mark < 0 ? '' : url.slice(mark);
  if (!pathname.endsWith('/')) return { kind: 'redirect', to: `${pathname}/${search}` };
  if (pathname !== rawPath) return { kind: 'redirect', to: `${pathname}${search}` };
  const query = search ? knownQuery(new URLSearchParams(search)) : '';
  const path = query ? `${pathname}?${query}` : pathname;
  return path.length > longestPath ? { kind: 'too-long' } : { kind: 'page', path };
}

function knownQuery(given: URLSearchParams): string {
  const kept = new URLSearchParams();
  const filters = filterIds(given);
  if (filters.length > 0) kept.set('filters', filters.join(','));
  for (const name of singleParameters) {
    const value = given.get(name);
    if (value && value.length <= longestValue) kept.set(name, value);
  }
  return kept.toString();
}

/** SPEC 5: de-duplicated, sorted numerically. A group that takes one value has a field of its own in a plain form: `filters.82`. */
function filterIds(given: URLSearchParams): number[] {
  const ids = new Set<number>();
  for (const [name, value] of given) {
    if (name !== 'filters' && !/^filters\.\d+$/.test(name)) continue;
    for (const id of value.split(',')) if (/^\d{1,9}$/.test(id)) ids.add(Number(id));
  }
  return [...ids].sort((a, b) => a - b).slice(0, mostFilters);
}

/**
 * What is rendered and cached for a page. A private page is the same frame for everyone, so it has one address for all its
 * parameters: the route's pattern.
 */
export function createPageAddresses(config: SiteConfig): (path: string) => PageAddress {
  return (path) => {
    const route = matchRoute(config, path);
    if (route?.rendered === 'browser') return { path: `/${route.path}/`, pageClass: 'plain' };
    return { path, pageClass: route?.page ? 'data' : 'plain' };
  };
}
