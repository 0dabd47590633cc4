import { withTrailingSlash } from 'shared-contracts/paths';

/** The path without the locale prefix (`/en/`), with a trailing slash, as the shop's links write it. */
export function inAppPath(pathname: string, locale: string): string {
  const path = withTrailingSlash(pathname);
  const prefix = `/${locale}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
}
