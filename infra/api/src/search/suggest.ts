import { sql } from 'drizzle-orm';
import type { Suggestion } from 'shared-contracts/entities';
import { type Orm, selectRows } from '../database/database.ts';

/** SPEC 9: at most five suggestions, from two characters on. */
const suggestionLimit = 5;
const minimumLength = 2;

/** Phrases in which every typed word begins a word; failing that the most similar ones. The heaviest come first. */
export async function suggest(orm: Orm, query: string): Promise<Suggestion[]> {
  if (query.length < minimumLength) return [];
  // LIKE's own signs mean themselves here.
  const literal = query.replace(/[\\%_]/g, '\\$&');
  const found = await selectRows<Suggestion>(
    orm,
    sql`
      select phrase, weight from suggestions
      where not exists (
        select from regexp_split_to_table(shop_fold(${literal}::text), ' ') as token
        where not (folded like token || '%' or folded like '% ' || token || '%')
      )
      order by weight desc, phrase limit ${suggestionLimit}`,
  );
  if (found.length > 0) return found;
  return selectRows<Suggestion>(
    orm,
    sql`
      select phrase, weight from suggestions
      where word_similarity(shop_fold(${query}::text), folded) >= 0.45
      order by word_similarity(shop_fold(${query}::text), folded) desc, weight desc, phrase limit ${suggestionLimit}`,
  );
}
