import type { Listing } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { isListing, isTile, malformed } from '../answer/answer-form.ts';
import { inAppPath } from './in-app-path.ts';
import type { ListData } from './list-data.ts';
import { parseListQuery, queryFields } from './list-query.ts';

/** The API refuses longer ones; no place of the shop has one. */
const longestPath = 300;

/** An address that names no place at all is refused before anyone is asked (SPEC 2, validity rule). */
export function isListPath({ request }: LoaderInput): boolean {
  return request.url.pathname.length <= longestPath;
}

/** The path names the category; everything else stands in the query. */
export async function loadList({ app, request }: LoaderInput): Promise<LoaderResult<ListData>> {
  const path = inAppPath(request.url.pathname, app.locale);
  const query = parseListQuery(request.url.searchParams);
  const params = new URLSearchParams([['path', path], ...queryFields(query).map(([name, value]) => [name, value])]);
  const answer = await app.api.get<Listing>(`/api/v1/search/?${params}`, { signal: request.signal });
  if (!answer.ok) return answer.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: answer.error };
  if (!isListing(answer.data)) return { kind: 'failed', error: malformed };
  const products = answer.data.products.filter(isTile);
  return { kind: 'data', data: { path, query, listing: { ...answer.data, products } } };
}
