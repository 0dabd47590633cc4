import type { HomeData } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';

export async function loadHome({ app, request }: LoaderInput): Promise<LoaderResult<HomeData>> {
  const home = await app.api.get<HomeData>('/api/v1/home/', { signal: request.signal });
  return home.ok ? { kind: 'data', data: home.data } : { kind: 'failed', error: home.error };
}
