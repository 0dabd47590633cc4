import type { ContentLocale, PriceType, ProductTile } from 'shared-contracts/entities';
import { type ListingScope, parseListingScope } from '../catalogue/listing-scope.ts';
import type { ReferenceData } from '../catalogue/reference-data.ts';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import type { ApiContext } from '../http/api-context.ts';
import { type LoadedListing, loadListing } from '../listing/listing.ts';
import type { ListingQuery } from '../listing/listing-request.ts';
import type { Assortments } from './assortments.ts';
import { loadTeamSummary } from './teams.ts';

/**
 * Parses a path of the team shop: the paths of the main shop, within all assortments, or below a team's address within its own.
 * @returns null if a segment is unknown
 */
function parseTeamScope(path: string, reference: ReferenceData, assortments: Assortments): ListingScope | null {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  const own = assortments.of(first);
  // A team has no search page of its own: its words are `?q=` of its address.
  if (own && rest[0] === 'search') return null;
  const scope = parseListingScope(own ? `/${rest.join('/')}/` : path, reference);
  return scope && { ...scope, assortment: own ?? assortments.all };
}

/** A tile as sold by a team: the given one, otherwise the first that has it. Null where no team sells it. */
export function tileOfTeam(tile: ProductTile, team: string | null, assortments: Assortments): ProductTile | null {
  const seller = team ?? assortments.sellerOf(tile.id);
  return seller === null ? null : { ...tile, url: `/${seller}${tile.url}`, team: seller };
}

/** The listing of the team shop, by the code of the main shop's listing (SPEC 2, catch-all search). */
export async function loadTeamListing(
  context: ApiContext,
  query: ListingQuery,
  priceType: PriceType,
  assortments: Assortments,
): Promise<LoadedListing> {
  const scope = parseTeamScope(query.path, context.reference, assortments);
  const slug = scope?.assortment?.team?.slug ?? null;
  const tilesOf = async (ids: readonly number[], colours: readonly string[], locale: ContentLocale) => {
    const tiles = await loadTiles(context, ids, colours, locale);
    return JSON.stringify(tiles.flatMap((tile) => tileOfTeam(tile, slug, assortments) ?? []));
  };
  const { listing, tiles } = await loadListing(context, query, priceType, { scopeOf: () => scope, tilesOf });
  if (slug === null) return { listing, tiles };
  return { listing: { ...listing, team: await loadTeamSummary(context, slug, query.locale) }, tiles };
}
