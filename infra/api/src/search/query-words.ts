import { sql } from 'drizzle-orm';
import { searchLimits } from 'shared-contracts/site-constants';
import type { WordForms } from '../catalogue-index/text/word-lookup.ts';
import { type Orm, selectRows } from '../database/database.ts';

/**
 * SPEC 2: collapses spaces and cuts long queries. Control characters and lone surrogates, which PostgreSQL rejects, separate
 * words.
 */
export function normaliseQuery(query: string): string {
  const spaced = query.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return spaced
    .slice(0, searchLimits.longestQuery)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}

/** A typed word in the forms of the index; `umlauts` is for shoppers who type ae for ä. */
export type TypedWord = { readonly isStopWord: boolean; readonly plain: WordForms; readonly umlauts: WordForms };

type FormsRow = {
  readonly stop: boolean;
  readonly text: string;
  readonly german: string;
  readonly english: string;
};

/** `rucksaecke` means `rucksäcke`, which is `rucksacke` without accents. */
export function withoutUmlautSpelling(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

export function typedWords(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Folds and stems words with the same database functions that built the full-text index. */
export async function formsOf(orm: Orm, words: readonly string[]): Promise<TypedWord[]> {
  if (words.length === 0) return [];
  const asked = [...words, ...words.map(withoutUmlautSpelling)];
  const rows = await selectRows<FormsRow>(
    orm,
    sql`
      select folded as text,
        -- The stemmers return an empty list for stop words (für, mit, for).
        ts_lexize('german_stem', word) = '{}' or ts_lexize('english_stem', word) = '{}' as stop,
        coalesce((ts_lexize('german_stem', folded))[1], folded) as german,
        coalesce((ts_lexize('english_stem', folded))[1], folded) as english
      from (select word, shop_fold(word) as folded, position
        from unnest(${sql.param(asked)}::text[]) with ordinality as t (word, position)) words
      order by position`,
  );
  return words.flatMap((_, position) => {
    const plain = rows[position];
    const umlauts = rows[position + words.length];
    return plain && umlauts ? [{ isStopWord: plain.stop, plain, umlauts }] : [];
  });
}
