import { paths } from 'shared-contracts/paths';

/** The parameter of an entry page with the path to return to. */
export const returnParameter = 'weiter';

/** Adds the path to return to as `?weiter=` to the path of an entry page; the account needs none. */
export function withReturnPath(path: string, target: string): string {
  return target === paths.account ? path : `${path}?${returnParameter}=${encodeURIComponent(target)}`;
}
