import { setImmediate as nextTurn } from 'node:timers/promises';
import { genderSections } from './catalogue/genders.ts';
import { type Place, placeUrl } from './catalogue/listing-scope.ts';
import type { ApiContext } from './http/api-context.ts';
import { loadListing } from './listing/listing.ts';

type Reference = Pick<ApiContext, 'reference'>;

const genders = [0 as const, ...genderSections.map(({ gender }) => gender)];
const whole: Place = { section: 'all', brand: null, sport: null, gender: 0, category: null };

const forEachGender = (place: Place): Place[] => genders.map((gender) => ({ ...place, gender }));

/** The places that shoppers enter by: the whole shop, its genders, and their areas with what is directly below. */
function entries({ reference }: Reference): Place[] {
  const categories = [null, ...reference.areas, ...reference.areas.flatMap(({ children }) => children)];
  return categories.flatMap((category) => forEachGender({ ...whole, category }));
}

/** Where they go from there. */
function furtherPlaces({ reference }: Reference): Place[] {
  const areas = [null, ...reference.areas];
  return [
    ...(['sale', 'outlet'] as const).flatMap((section) => areas.map((category) => ({ ...whole, section, category }))),
    ...[...reference.categoryById.values()].map((category) => ({ ...whole, category })),
    ...reference.brands.map((brand) => ({ ...whole, section: 'brands' as const, brand })),
    ...reference.sports.map((sport) => ({ ...whole, section: 'sports' as const, sport })),
  ].flatMap(forEachGender);
}

/**
 * Makes ahead what the first shoppers would wait for, step by step between their requests: lists of the places that they enter
 * by, which also teaches the engine how lists are made; the counts of other places; the hashes of drawings.
 * @param signal ends it early
 */
export async function warmUp(context: ApiContext, signal: AbortSignal): Promise<void> {
  for (const place of entries(context)) {
    if (signal.aborted) return;
    await loadListing(context, { path: placeUrl(place), page: 1, limit: 24, locale: 'at' });
    await nextTurn();
  }
  for (const place of furtherPlaces(context)) {
    if (signal.aborted) return;
    context.placeCounts(place);
    await nextTurn();
  }
  for (const _ of context.pictures.learn()) {
    if (signal.aborted) return;
    await nextTurn();
  }
}
