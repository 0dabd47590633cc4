import { setImmediate as nextTurn } from 'node:timers/promises';
import { genderSections } from './catalogue/genders.ts';
import type { Place } from './catalogue/place.ts';
import type { ReadContext } from './http/routes.ts';

/** The places that shoppers enter by: the whole shop, its genders, and their areas with what is directly below. */
function entries({ reference }: Pick<ReadContext, 'reference'>): Place[] {
  const categories = [null, ...reference.areas, ...reference.areas.flatMap(({ children }) => children)];
  const genders = [0 as const, ...genderSections.map(({ gender }) => gender)];
  return categories.flatMap((category) =>
    genders.map((gender) => ({ section: 'all' as const, brand: null, sport: null, gender, category })),
  );
}

/**
 * Counts and draws ahead what the first shoppers would wait for, step by step between their requests.
 * @param signal ends it early
 */
export async function warmUp(context: ReadContext, signal: AbortSignal): Promise<void> {
  for (const place of entries(context)) {
    if (signal.aborted) return;
    context.placeCounts(place);
    await nextTurn();
  }
  for (const _ of context.pictures.learn()) {
    if (signal.aborted) return;
    await nextTurn();
  }
}
