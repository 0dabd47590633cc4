import { checkResponse, hasShape } from 'shared-contracts/api';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { type HomeResponse, type HomeView, homeView } from './home-view.ts';

/** Null while the shop has no catalogue. */
export async function loadHome({ app, request }: LoaderInput): Promise<LoaderResult<HomeView | null>> {
  const { signal } = request;
  const home = checkResponse(await app.api.get<unknown>(`/api/v1/home/?locale=${app.locale}`, { signal }), isHome);
  // The response of a shop into which nothing has been imported.
  if (!home.ok && home.error.code === 'no catalogue') return { kind: 'data', data: null };
  return home.ok ? { kind: 'data', data: homeView(home.data) } : { kind: 'failed', error: home.error };
}

const isHome = hasShape<HomeResponse>({
  hero: { picture: { url: 'string' } },
  genders: 'array',
  teasers: 'array',
  rows: 'array',
});
