import { sql } from 'drizzle-orm';
import type { WordForms } from '../catalogue-index/text-index.ts';
import { type Orm, selectRows } from '../database/database.ts';

/** A typed word in the forms it may stand in the index; `umlauts` is the one for who writes ä as ae. */
export type TypedWord = { readonly isStopWord: boolean; readonly plain: WordForms; readonly umlauts: WordForms };

type FormsRow = {
  readonly stop: boolean;
  readonly text: string;
  readonly german: string;
  readonly english: string;
};

/** `rucksaecke` is `rucksäcke`, and so `rucksacke` where accents do not matter. */
export function withoutUmlautSpelling(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** Case, accents and stems are the database's: the words of its full-text index were made by the same functions. */
export async function typedWords(orm: Orm, query: string): Promise<TypedWord[]> {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const asked = [...words, ...words.map(withoutUmlautSpelling)];
  const rows = await selectRows<FormsRow>(
    orm,
    sql`
      select folded as text,
        -- The stemmers answer stop words (für, mit, for) with an empty list.
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

/** The words of the index that look most like a misspelt one, the most similar first. */
export async function similarWords(orm: Orm, text: string): Promise<string[]> {
  if (text.length < 4) return [];
  const rows = await selectRows<{ word: string }>(
    orm,
    // The sign is for the trigram index, which knows a lower threshold.
    sql`
      select word from search_words where word % ${text}::text and similarity(word, ${text}::text) >= 0.35
      order by similarity(word, ${text}::text) desc, word limit 1`,
  );
  return rows.map(({ word }) => word);
}
