import { sql } from 'drizzle-orm';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { WordForms } from '../catalogue-index/text/word-lookup.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { foldWord } from './query-words.ts';

/**
 * The catalogue's spelling of a word of the index, which has no case and accents, from the text of a product; otherwise the word unchanged.
 */
export async function spellingOf(
  orm: Orm,
  { ids, text }: Pick<CatalogueIndex, 'ids' | 'text'>,
  { text: folded }: WordForms,
): Promise<string> {
  const [ordinal] = text.words.find((word) => word.text === folded)?.ordinals ?? [];
  const id = ordinal === undefined ? undefined : ids[ordinal];
  if (id === undefined) return folded;
  const [row] = await selectRows<{ source: string }>(
    orm,
    sql`select search_source as source from products where id = ${id}`,
  );
  const written = row?.source.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
  return written.find((word) => foldWord(word) === folded) ?? folded;
}
