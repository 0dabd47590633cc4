import { LRUCache } from 'lru-cache';
import type { TextHits, TextIndex, WordMatch } from '../catalogue-index/text/text-index.ts';
import type { WordForms } from '../catalogue-index/text/word-lookup.ts';
import type { Orm } from '../database/database.ts';
import { formsOf, normaliseQuery, type TypedWord, typedWords } from './query-words.ts';

const shortestWord = 3;

/** Splits `herrenlaufschuhe` into `herren` and `laufschuhe`, if both words are in the index. */
function splitCompound(text: string, index: TextIndex): readonly WordForms[] {
  for (let cut = text.length - shortestWord; cut >= shortestWord; cut--) {
    const [head, tail] = [index.known(text.slice(0, cut)), index.known(text.slice(cut))];
    if (head && tail) return [head, tail];
  }
  return [];
}

type WordMeaning = {
  /** A word without meaning for a product: für, mit, for. */
  readonly isStopWord: boolean;
  /** The matching words of the index; for a compound, those of each part. */
  readonly matches: readonly (readonly WordMatch[])[];
};

function matchesOf(index: TextIndex, word: TypedWord): WordMeaning['matches'] {
  for (const forms of [word.plain, word.umlauts]) {
    const matches = index.matches(forms);
    if (matches.length > 0) return [matches];
  }
  const parts = splitCompound(word.plain.text, index);
  if (parts.length > 0) return parts.map((part) => index.matches(part));
  const meant = index.mostSimilar(word.plain.text);
  return [meant ? index.matches(meant) : []];
}

type QueryMatcher = (query: string) => Promise<WordMeaning['matches'] | null>;

// Queries vary more than their words. The meaning of a word changes only with the catalogue.
const maxCachedWords = 3000;

/**
 * Matches a query's words with the index. Each word is tried
 * 1. as the beginning of a word, by its German or English stem, and as a part of a compound: `schuhe` in `laufschuhe`;
 * 2. with `ae` for ä;
 * 3. as a compound of two words;
 * 4. as a misspelling of the most similar word: `laufschue` for `laufschuhe`.
 * Case and accents never matter. The cost depends on the number of words in the index, which hardly grows with the catalogue.
 * @returns null if the query has no meaningful word
 */
function createQueryMatcher(orm: Orm, index: TextIndex): QueryMatcher {
  const cache = new LRUCache<string, WordMeaning>({ max: maxCachedWords });
  return async (query) => {
    const words = typedWords(query);
    const unknown = [...new Set(words)].filter((word) => cache.get(word) === undefined);
    const forms = await formsOf(orm, unknown);
    const found = new Map(
      forms.map((form, position): [string, WordMeaning] => [
        unknown[position] ?? '',
        { isStopWord: form.isStopWord, matches: form.isStopWord ? [] : matchesOf(index, form) },
      ]),
    );
    for (const [word, meaning] of found) cache.set(word, meaning);
    const asked = words
      .flatMap((word) => found.get(word) ?? cache.get(word) ?? [])
      .filter(({ isStopWord }) => !isStopWord);
    return asked.length === 0 ? null : asked.flatMap(({ matches }) => matches);
  };
}

export type ProductSearch = (query: string) => Promise<TextHits | null>;

// Filtering, sorting and paging repeat the same search. A result in a large catalogue takes 100 kB.
const maxCachedSearches = 64;

/** Finds the products that contain every word of a query. Null if the query has no meaningful word. */
export function createProductSearch(orm: Orm, index: TextIndex): ProductSearch {
  const cache = new LRUCache<string, TextHits>({ max: maxCachedSearches });
  const matchQuery = createQueryMatcher(orm, index);
  return async (query) => {
    const asked = normaliseQuery(query).toLowerCase();
    const known = cache.get(asked);
    if (known) return known;
    const words = await matchQuery(asked);
    if (words === null) return null;
    const hits = index.find(words);
    cache.set(asked, hits);
    return hits;
  };
}
