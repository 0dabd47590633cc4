import { withTrailingSlash } from 'shared-contracts/paths';

/** The path as the shop's links write it: a prefix such as `/en/` names the language, not a category. */
export function inAppPath(pathname: string, locale: string): string {
  const path = withTrailingSlash(pathname);
  const prefix = `/${locale}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
}
