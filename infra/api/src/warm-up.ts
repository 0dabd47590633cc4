import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { genderSections } from './catalogue/genders.ts';
import { type ListingScope, scopeUrl } from './catalogue/listing-scope.ts';
import type { ApiContext } from './http/api-context.ts';
import { loadListing } from './listing/listing.ts';

type Reference = Pick<ApiContext, 'reference'>;

const genders = [0 as const, ...genderSections.map(({ gender }) => gender)];
const wholeShop: ListingScope = { section: 'all', brand: null, sport: null, gender: 0, category: null };

const forEachGender = (scope: ListingScope): ListingScope[] => genders.map((gender) => ({ ...scope, gender }));

/** The scopes that shoppers enter by: the whole shop, its genders, and the areas with their direct children. */
function entryScopes({ reference }: Reference): ListingScope[] {
  const categories = [null, ...reference.areas, ...reference.areas.flatMap(({ children }) => children)];
  return categories.flatMap((category) => forEachGender({ ...wholeShop, category }));
}

/** The scopes that shoppers open from there. */
function otherScopes({ reference }: Reference): ListingScope[] {
  const areas = [null, ...reference.areas];
  return [
    ...(['sale', 'outlet'] as const).flatMap((section) =>
      areas.map((category) => ({ ...wholeShop, section, category })),
    ),
    ...[...reference.categoryById.values()].map((category) => ({ ...wholeShop, category })),
    ...reference.brands.map((brand) => ({ ...wholeShop, section: 'brands' as const, brand })),
    ...reference.sports.map((sport) => ({ ...wholeShop, section: 'sports' as const, sport })),
  ].flatMap(forEachGender);
}

/**
 * Prepares what the first shoppers would wait for, step by step between their requests: listings of the entry scopes, which
 * also lets V8 compile that code; and the counts of other scopes.
 * @param signal aborts it
 */
export async function warmUp(context: ApiContext, signal: AbortSignal): Promise<void> {
  for (const scope of entryScopes(context)) {
    if (signal.aborted) return;
    await loadListing(context, { path: scopeUrl(scope), page: 1, limit: 24, locale: 'at' });
    await nextTurn();
  }
  for (const scope of otherScopes(context)) {
    if (signal.aborted) return;
    context.scopeCounts(scope);
    await nextTurn();
  }
}

/**
 * Loading a large catalogue leaves garbage of three times the size of the index. Collecting it now avoids a pause during the
 * first requests.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
