import { paths } from 'shared-contracts/paths';

/** An entry page that leads back to the address at which the shopper is; mf-account checks it, and leaves out its own pages. */
export function withReturn(entry: string, { pathname, search }: { pathname: string; search: string }): string {
  return pathname === paths.home ? entry : `${entry}?weiter=${encodeURIComponent(pathname + search)}`;
}
