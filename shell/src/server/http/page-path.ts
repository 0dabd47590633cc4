/** One address a page: query parameters that the shop does not know would only split the cache. */
const knownParameters = [
  'q',
  'filters',
  'price_min',
  'price_max',
  'sort',
  'order',
  'page',
  'mehr',
  'groesse',
  'weiter',
];

export type PagePath = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'bad' };

/**
 * Brings an address into the form that pages are rendered and cached by: closing slash, known parameters only, in one order.
 * Other parameters (campaigns) stay in the shopper's address bar and play no part. A redirect never leads out of the shop.
 */
export function normalisePagePath(url: string): PagePath {
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  // A browser takes `/\evil.at` for `//evil.at`; a whole address or a fragment has no place in a request's line.
  if (!rawPath.startsWith('/') || rawPath.includes('#')) return { kind: 'bad' };
  const pathname = rawPath.replace(/[\\/]+/g, '/');
  try {
    decodeURIComponent(pathname);
  } catch {
    return { kind: 'bad' };
  }
  const search = mark < 0 ? '' : url.slice(mark);
  if (!pathname.endsWith('/')) return { kind: 'redirect', to: `${pathname}/${search}` };
  if (pathname !== rawPath) return { kind: 'redirect', to: `${pathname}${search}` };
  if (!search) return { kind: 'page', path: pathname };
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of knownParameters)
    for (const value of given.getAll(name)) if (value !== '') kept.append(name, value);
  for (const [name, value] of given) if (isFieldOfGroup(name) && value !== '') kept.append('filters', value);
  const query = kept.toString();
  return { kind: 'page', path: query ? `${pathname}?${query}` : pathname };
}

/** A filter group that takes one value has a field of its own in a plain form: `filters.82`. */
function isFieldOfGroup(name: string): boolean {
  return /^filters\.\d+$/.test(name);
}
