import { sql } from 'drizzle-orm';
import type { PlaceSuggestion } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';
import { normaliseTownName } from './find-place.ts';

/** Places by the beginning of their postcode, or of a word of their name; the first words first, then in the catalogue's order. */
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
  return selectRows<PlaceSuggestion>(
    orm,
    sql`select name, postcode from places
      where starts_with(folded, ${folded}::text) or position(' ' || ${folded}::text in folded) > 0
      order by starts_with(folded, ${folded}::text) desc, position limit ${limit}`,
  );
}
