import { type SQL, sql } from 'drizzle-orm';
import type { PlaceSuggestion } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import { germanNamesOf } from './english-place-names.ts';
import { normaliseTownName } from './find-place.ts';

/**
 * Places by the beginning of their postcode, or of a word of their name; federal states first, then those with just this name, those whose first words are
 * typed, and in the catalogue's order. English names are understood too.
 */
export async function suggestPlaces(orm: Orm, typed: string, limit: number): Promise<PlaceSuggestion[]> {
  const digits = /^\s*(\d{1,4})/.exec(typed)?.[1];
  if (digits !== undefined) {
    return selectRows<PlaceSuggestion>(
      orm,
      sql`select name, postcode from places where starts_with(postcode, ${digits}::text)
        order by postcode, position limit ${limit}`,
    );
  }
  const folded = normaliseTownName(typed);
  if (folded === '') return [];
  const names = [folded, ...germanNamesOf(folded)];
  const some = (matches: (name: string) => SQL): SQL => sql.join(names.map(matches), sql` or `);
  const isName = some((name) => sql`folded = ${name}::text`);
  const begins = some((name) => sql`starts_with(folded, ${name}::text)`);
  const places = await selectRows<PlaceSuggestion>(
    orm,
    sql`select name, postcode from places
      where ${begins} or position(' ' || ${folded}::text in folded) > 0
      order by (${isName}) desc, (${begins}) desc, position limit ${limit}`,
  );
  const states = await suggestStates(orm, names);
  return [...states, ...places].slice(0, limit);
}

/** States that have stores; those that are towns too are among the places. */
async function suggestStates(orm: Orm, names: readonly string[]): Promise<PlaceSuggestion[]> {
  const states = await selectRows<{ name: string }>(
    orm,
    sql`select distinct state as name from stores where state not in (select name from places) order by state`,
  );
  return states
    .filter((state) => names.some((name) => normaliseTownName(state.name).startsWith(name)))
    .map(({ name }) => ({ name, postcode: '' }));
}
