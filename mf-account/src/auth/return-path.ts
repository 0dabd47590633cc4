import { paths, withTrailingSlash } from 'shared-contracts/paths';
import { returnParameter } from './with-return-path.ts';

const entryPaths: readonly string[] = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];

/** An arbitrary origin: an address that resolves to another one is no in-app path. */
const origin = 'https://shop.invalid';

/**
 * The address after signing in: `?weiter=` if it is a path of the shop, else the account. Everything that a browser could resolve to
 * another host is refused (open redirect).
 * @param locales of the site, the default one first. The shop's links have in-app paths; an address that a shopper has copied starts with
 * its locale, which is removed, since the page keeps its own locale.
 */
export function returnPath(search: URLSearchParams, locales: readonly string[]): string {
  const wanted = search.get(returnParameter) ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return paths.account;
  const url = new URL(wanted, origin);
  const [, first = '', ...rest] = withTrailingSlash(url.pathname).split('/');
  const path = locales.slice(1).includes(first) ? `/${rest.join('/')}` : withTrailingSlash(url.pathname);
  if (url.origin !== origin || path.startsWith('//') || entryPaths.includes(path)) return paths.account;
  return `${path}${url.search}${url.hash}`;
}
