import { paths, withTrailingSlash } from 'shared-contracts/paths';

/** Any origin would do: an address that leaves it is not an in-app path. */
const origin = 'https://shop.invalid';

/**
 * Where to go after signing in: `?weiter=` when it is a path inside the shop, else the account. Anything a browser could
 * read as another host is refused, because links to the login are easily forged.
 */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get('weiter') ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return paths.account;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return paths.account;
  const path = withTrailingSlash(url.pathname);
  const isEntry = path === paths.login || path === paths.register;
  return isEntry ? paths.account : `${path}${url.search}${url.hash}`;
}

/** The same destination for the other form. */
export function withReturnPath(path: string, search: URLSearchParams): string {
  const target = returnPath(search);
  return target === paths.account ? path : `${path}?weiter=${encodeURIComponent(target)}`;
}
