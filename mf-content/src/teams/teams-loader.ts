import { checkResponse, hasShape, isTile } from 'shared-contracts/api';
import type { ProductTile, TeamDirectory } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';

/** The search; empty texts where nothing was entered. */
export type TeamSearch = { readonly q: string; readonly sport: string; readonly region: string };

export type TeamsData = {
  /** `home` introduces the team shop; `list` searches for teams. */
  readonly kind: 'home' | 'list';
  readonly search: TeamSearch;
  readonly directory: TeamDirectory;
  /** The products that teams buy most; only on the home page, empty if they could not be loaded. */
  readonly popular: readonly ProductTile[];
};

const isDirectory = hasShape<TeamDirectory>({
  total: 'integer',
  teams: [{ slug: 'string', name: 'string', url: 'string', logo: 'string', town: 'string', sport: 'string' }],
  sports: [{ name: 'string', count: 'integer' }],
  regions: [{ name: 'string', count: 'integer' }],
});
const isListing = hasShape<{ products: unknown[] }>({ products: 'array' });

/** Most characters that the API accepts. */
const longest = 80;
const popularTiles = 8;

/** Home of the team shop, and its list of teams. */
export async function loadTeams({ app, request: { url, signal } }: LoaderInput): Promise<LoaderResult<TeamsData>> {
  const { api, config, locale } = app;
  const kind = url.pathname.endsWith(`/${config.teamListSegment}/`) ? 'list' : 'home';
  const read = (name: string): string =>
    kind === 'home' ? '' : (url.searchParams.get(name) ?? '').trim().replace(/\s+/g, ' ').slice(0, longest);
  const search = { q: read('q'), sport: read('sport'), region: read('region') };
  const listing = new URLSearchParams({ path: paths.search(), limit: String(popularTiles), locale });
  const [found, sold] = await Promise.all([
    api.get<unknown>(`/api/v2/team/teams/?${new URLSearchParams({ ...search, locale })}`, { signal }),
    kind === 'home' ? api.get<unknown>(`/api/v2/team/search/?${listing}`, { signal }) : null,
  ]);
  const directory = checkResponse(found, isDirectory);
  if (!directory.ok) return { kind: 'failed', error: directory.error };
  const products = sold && checkResponse(sold, isListing);
  const popular = products?.ok ? products.data.products.filter(isTile) : [];
  return { kind: 'data', data: { kind, search, directory: directory.data, popular } };
}
