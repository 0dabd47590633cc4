import { paths } from 'shared-contracts/paths';

/** The address of an entry page that returns to the current address; mf-account checks that address, and leaves out its own pages. */
export function withReturn(entry: string, { pathname, search }: { pathname: string; search: string }): string {
  return pathname === paths.home ? entry : `${entry}?weiter=${encodeURIComponent(pathname + search)}`;
}
