import type { ApiError } from 'shared-contracts/api';
import type { HomeData } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { type HomeView, homeView } from './home-view.ts';

export async function loadHome({ app, request }: LoaderInput): Promise<LoaderResult<HomeView>> {
  const home = await app.api.get<HomeData>(`/api/v1/home/?locale=${app.locale}`, { signal: request.signal });
  if (!home.ok) return { kind: 'failed', error: home.error };
  return isHome(home.data) ? { kind: 'data', data: homeView(home.data) } : { kind: 'failed', error: malformed };
}

/** An answer of another form leads to the page that offers to try again, not to a broken one. */
function isHome(value: unknown): value is HomeData {
  if (typeof value !== 'object' || value === null) return false;
  const { hero, genders, teasers, rows } = value as Partial<HomeData>;
  return typeof hero?.picture?.url === 'string' && [genders, teasers, rows].every(Array.isArray);
}

const malformed: ApiError = {
  kind: 'malformed',
  status: null,
  code: 'malformed',
  message: '',
  fields: {},
  retryable: true,
};
