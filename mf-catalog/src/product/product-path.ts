import type { LoaderInput } from 'shared-contracts/remote';

/** The API refuses longer ones; no product has one. */
const longestPath = 300;

/** An address that no product can have is refused before anyone is asked (SPEC 2, validity rule). */
export function isProductPath({ request }: LoaderInput): boolean {
  const { pathname } = request.url;
  return pathname.length <= longestPath && /\/p\/[^/]/.test(pathname);
}
