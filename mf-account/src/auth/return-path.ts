import { paths, withTrailingSlash } from 'shared-contracts/paths';

const entryPaths: readonly string[] = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];

/** Any origin: an address that resolves to another one is not an in-app path. */
const origin = 'https://shop.invalid';

/**
 * The address after signing in: `?weiter=` if it is a path of the shop, else the account. Everything that a browser could resolve to
 * another host is refused (open redirect).
 */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get('weiter') ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return paths.account;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return paths.account;
  const path = withTrailingSlash(url.pathname);
  return entryPaths.includes(path) ? paths.account : `${path}${url.search}${url.hash}`;
}

/** Adds the same `?weiter=` to a link to another entry page. */
export function withReturnPath(path: string, search: URLSearchParams): string {
  const target = returnPath(search);
  return target === paths.account ? path : `${path}?weiter=${encodeURIComponent(target)}`;
}
