import type { TextHits, TextIndex, WordForms, WordMatch } from '../catalogue-index/text-index.ts';
import type { Orm } from '../database/database.ts';
import { createLruCache } from '../http/lru-cache.ts';
import { normaliseQuery } from './normalise-query.ts';
import { similarWords, type TypedWord, typedWords } from './word-forms.ts';

const shortestWord = 3;

/** `herrenlaufschuhe` as `herren` and `laufschuhe`: two words that are both in the index. */
function splitCompound(text: string, index: TextIndex): readonly WordForms[] {
  for (let cut = text.length - shortestWord; cut >= shortestWord; cut--) {
    const [head, tail] = [index.known(text.slice(0, cut)), index.known(text.slice(cut))];
    if (head && tail) return [head, tail];
  }
  return [];
}

/** What one typed word stands for; an empty list of products' words where nobody knows it. */
async function meaningOf(orm: Orm, index: TextIndex, word: TypedWord): Promise<readonly (readonly WordMatch[])[]> {
  for (const forms of [word.plain, word.umlauts]) {
    const matches = index.matches(forms);
    if (matches.length > 0) return [matches];
  }
  const parts = splitCompound(word.plain.text, index);
  if (parts.length > 0) return parts.map((part) => index.matches(part));
  const [similar] = await similarWords(orm, word.plain.text);
  const meant = similar === undefined ? undefined : index.known(similar);
  return [meant ? index.matches(meant) : []];
}

/**
 * What a shopper's words stand for, word by word. Each is taken
 * 1. as the beginning of a word, by its German or English stem, or as a part of a compound: `schuhe` in `laufschuhe`;
 * 2. with `ae` for ä; 3. as a compound of two words; 4. as the most similar word there is: `laufschue` as `laufschuhe`.
 * Case and accents never matter. All of it happens on the list of words, which hardly grows with the catalogue.
 * @returns null where nothing is asked for
 */
async function understandQuery(
  orm: Orm,
  index: TextIndex,
  query: string,
): Promise<readonly (readonly WordMatch[])[] | null> {
  const words = await typedWords(orm, normaliseQuery(query));
  const asked = words.filter(({ isStopWord }) => !isStopWord);
  if (asked.length === 0) return null;
  return (await Promise.all(asked.map((word) => meaningOf(orm, index, word)))).flat();
}

export type ProductSearch = (query: string) => Promise<TextHits | null>;

// Filtering, sorting and turning pages ask for the same words again; a result of a large catalogue takes 100 kB.
const keptSearches = 64;

/** Finds the products that have every word of a query, however it is spelt; null where nothing is asked for. */
export function createProductSearch(orm: Orm, index: TextIndex): ProductSearch {
  const kept = createLruCache<TextHits>(keptSearches);
  return async (query) => {
    const asked = normaliseQuery(query).toLowerCase();
    const known = kept.get(asked);
    if (known) return known;
    const words = await understandQuery(orm, index, asked);
    if (words === null) return null;
    const hits = index.find(words);
    kept.set(asked, hits);
    return hits;
  };
}
