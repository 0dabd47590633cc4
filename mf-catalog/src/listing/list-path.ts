import type { LoaderInput } from 'shared-contracts/remote';

/** The API refuses longer ones; no place of the shop has one. */
const longestPath = 300;

/** An address that names no place at all is refused before anyone is asked (SPEC 2, validity rule). */
export function isListPath({ request }: LoaderInput): boolean {
  return request.url.pathname.length <= longestPath;
}
