import { checkResponse, hasShape } from 'shared-contracts/api';
import type { StoreSearch } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { longestWords, readSearch, searchAddress } from './search-address.ts';
import { type SearchView, searchView } from './search-view.ts';

/** All stores in one response, the nearest first: they are needed for the counts of services and for the map. */
const all = 100;

export async function loadSearch({ app, params, request }: LoaderInput): Promise<LoaderResult<SearchView>> {
  const { searchParams } = request.url;
  const query = readSearch(params['*'] ?? '', searchParams);
  if (query === null) return { kind: 'not-found' };
  // The form without script: the place has a path of its own.
  const typed = searchParams.get('ort');
  if (typed !== null) {
    return { kind: 'redirect', to: searchAddress({ ...query, words: typed.slice(0, longestWords), isAll: false }) };
  }
  const parameters = new URLSearchParams({ q: query.words, limit: String(all), locale: app.locale });
  const path = `/api/v1/stores/?${parameters}`;
  const response = checkResponse(await app.api.get<unknown>(path, { signal: request.signal }), isSearch);
  if (!response.ok) return { kind: 'failed', error: response.error };
  // A shop without stores has no store search.
  if (response.data.stores.length === 0) return { kind: 'not-found' };
  return { kind: 'data', data: searchView(response.data, query, app.locale, Date.now()) };
}

const isSearch = hasShape<StoreSearch>({ stores: 'array', services: 'array' });
