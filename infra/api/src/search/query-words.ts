import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ContentLocale } from 'shared-contracts/entities';
import { searchLimits } from 'shared-contracts/site-constants';
import type { WordForms } from '../catalogue-index/text/word-lookup.ts';
import { type Orm, selectRows } from '../database/database.ts';

/**
 * SPEC 2: collapses spaces and cuts long queries. Control characters and lone surrogates, which PostgreSQL rejects, separate
 * words. A letter and its accent are one character, as in `über` of a price: some keyboards send two.
 */
export function normaliseQuery(query: string): string {
  const spaced = query
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return spaced
    .slice(0, searchLimits.longestQuery)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}

/** Lower case without accents, like the database's `shop_fold`, for comparison with lists of words and names. */
export function foldWord(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** `rucksaecke` means `rucksäcke`, which is `rucksacke` without accents. */
export function withoutUmlautSpelling(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** The words of a name, folded: `Alltag & Reise` has `alltag` and `reise`. */
export function wordsOfName(name: string): string[] {
  return foldWord(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** `34½`, as some sizes are written, is 34.5. */
export const halvesAsDecimals = (text: string): string => text.replace(/(?<=\d) ?½/gu, '.5');

/** A word or number of a query, in lower case, as typed. */
export type QueryToken = { readonly kind: 'word' | 'number'; readonly text: string };

const number = /^\d+(?:[.,]\d+)?$/;
const numberWithUnit = /^(\d+(?:[.,]\d+)?)(cm|mm|kg|l|p|zoll)$/;

function tokensOf(chunk: string): QueryToken[] {
  if (number.test(chunk)) return [{ kind: 'number', text: chunk }];
  const [, amount, unit] = numberWithUnit.exec(chunk) ?? [];
  if (amount && unit) return [amount, unit].flatMap(tokensOf);
  const parts = chunk.split(/[.,]|(?<=\p{N})-(?=\p{N})/u).filter(Boolean);
  if (parts.length > 1) return parts.flatMap(tokensOf);
  // The English genitive is no word of its own: `men's` means `men`.
  return [{ kind: 'word', text: chunk.replace(/['’](s|$)/u, '').replace(/['’]/gu, '') }];
}

/** A hyphen or an apostrophe joins: `t-shirt`, `men's`. A point or comma joins digits: `27.5`. */
export function queryTokens(query: string): QueryToken[] {
  const chunks =
    halvesAsDecimals(query.toLowerCase()).match(/[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return chunks.flatMap(tokensOf).filter(({ text }) => text !== '');
}

/** A typed word in the forms of the index; `umlauts` is for shoppers who type ae for ä. */
export type TypedWord = {
  /** The languages in which the word has no meaning for a product: für, mit, for. */
  readonly stopWordIn: readonly ContentLocale[];
  readonly plain: WordForms;
  readonly umlauts: WordForms;
};

type FormsRow = WordForms & { readonly at: boolean; readonly en: boolean };

/** Folds and stems words with the same database functions that built the full-text index. */
async function readForms(orm: Orm, words: readonly string[]): Promise<TypedWord[]> {
  const asked = [...words, ...words.map(withoutUmlautSpelling)];
  const rows = await selectRows<FormsRow>(
    orm,
    sql`
      select folded as text,
        -- The stemmers return an empty list for stop words.
        coalesce(ts_lexize('german_stem', word) = '{}', false) as at,
        coalesce(ts_lexize('english_stem', word) = '{}', false) as en,
        coalesce((ts_lexize('german_stem', folded))[1], folded) as german,
        coalesce((ts_lexize('english_stem', folded))[1], folded) as english
      from (select word, shop_fold(word) as folded, position
        from unnest(${sql.param(asked)}::text[]) with ordinality as t (word, position)) words
      order by position`,
  );
  const formsOf = ({ text, german, english }: FormsRow): WordForms => ({ text, german, english });
  return words.flatMap((_, position) => {
    const plain = rows[position];
    const umlauts = rows[position + words.length];
    if (!plain || !umlauts) return [];
    const stopWordIn = (['at', 'en'] as const).filter((locale) => plain[locale]);
    return [{ stopWordIn, plain: formsOf(plain), umlauts: formsOf(umlauts) }];
  });
}

export type TypedWords = (words: readonly string[]) => Promise<ReadonlyMap<string, TypedWord>>;

const maxCachedWords = 3000;

/** The forms of words depend on the word alone: they outlive every change of the catalogue. */
export function createTypedWords(orm: Orm): TypedWords {
  const cache = new LRUCache<string, TypedWord>({ max: maxCachedWords });
  return async (words) => {
    const distinct = [...new Set(words)];
    const found = new Map(
      distinct.flatMap((word) => {
        const known = cache.get(word);
        return known ? [[word, known] as const] : [];
      }),
    );
    const unknown = distinct.filter((word) => !found.has(word));
    if (unknown.length === 0) return found;
    for (const [position, forms] of (await readForms(orm, unknown)).entries()) {
      const word = unknown[position] ?? '';
      cache.set(word, forms);
      found.set(word, forms);
    }
    return found;
  };
}
