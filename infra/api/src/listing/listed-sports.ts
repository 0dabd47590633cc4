import { filterGroupIds, type ListedSport } from 'shared-contracts/entities';
import { type ListingScope, scopeUrl } from '../catalogue/listing-scope.ts';
import type { ReferenceData, Sport } from '../catalogue/reference-data.ts';
import { localized } from '../database/localized.ts';
import type { FoundProducts } from './find-products.ts';
import type { ListingRequest } from './listing-request.ts';

/** The page of a sport, with the gender and category of the scope but without its brand. */
function sportUrl({ brand: _, ...scope }: ListingScope, sport: Sport): string {
  return scopeUrl({ ...scope, section: 'sports', brand: null, sport });
}

/**
 * The sports of the results as links to the same category in that sport, those with most of the results first. A link's count is that of the
 * list that it leads to.
 */
export function listedSports(
  { scope, locale }: ListingRequest,
  { facets }: FoundProducts,
  onSportPages: ReadonlyMap<number, number>,
  { sports }: ReferenceData,
): ListedSport[] {
  const inResults = ({ id }: { id: number }): number => facets.get(filterGroupIds.sports)?.get(id) ?? 0;
  const activeParent = scope.sport?.parentId ?? scope.sport?.id;
  const link = (sport: Sport) => ({
    id: sport.id,
    name: localized(sport.names, locale),
    url: sportUrl(scope, sport),
    count: onSportPages.get(sport.id) ?? 0,
    active: sport.id === scope.sport?.id || sport.id === activeParent,
  });
  const below = (id: number) => sports.filter(({ parentId }) => parentId === id).map(link);
  return sports
    .filter(({ parentId }) => parentId === null)
    .map((sport) => ({ ...link(sport), children: sport.id === activeParent ? below(sport.id) : [] }))
    .filter((sport) => inResults(sport) > 0 || sport.active)
    .sort((a, b) => inResults(b) - inResults(a));
}
