import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { ContentLocale, Suggestion } from 'shared-contracts/entities';
import { searchLimits } from 'shared-contracts/site-constants';
import { createTrigramIndex } from '../catalogue-index/text/trigrams.ts';
import { type Orm, selectRows } from '../database/database.ts';

const similarEnough = 0.45;
// Shorter words are similar to unrelated ones: `hat` to harnesses.
const shortestSimilar = 4;

// Suggestions change only with the catalogue.
const maxCachedQueries = 2000;

/** Lower case without accents, by the database function that also folded the phrases. */
async function fold(orm: Orm, text: string): Promise<string> {
  // ASCII text needs no query.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  const [row] = await selectRows<{ folded: string }>(orm, sql`select shop_fold(${text}::text) as folded`);
  return row?.folded ?? '';
}

export type Suggest = (query: string, locale: ContentLocale) => Promise<readonly Suggestion[]>;

type Phrase = Required<Omit<Suggestion, 'url'>> & { readonly folded: string; readonly url: string | null };

/** Whether every typed word begins a word of the phrase. */
function hasWords({ folded }: Phrase, words: readonly string[]): boolean {
  return words.every((word) => folded.startsWith(word) || folded.includes(` ${word}`));
}

/**
 * Suggests the phrases of a language in which every typed word begins a word, or if there are none the most similar phrases, by weight.
 * The phrases (some two thousand in a language, independent of the size of the catalogue) are loaded once at start.
 */
export async function createSuggest(orm: Orm): Promise<Suggest> {
  const rows = await selectRows<Phrase & { locale: ContentLocale }>(
    orm,
    sql`select phrase, locale, weight, kind, folded, url from suggestions order by weight desc, phrase`,
  );
  const find = {
    at: createFinder(rows.filter(({ locale }) => locale === 'at')),
    en: createFinder(rows.filter(({ locale }) => locale === 'en')),
  };
  const cache = new LRUCache<string, readonly Suggestion[]>({ max: maxCachedQueries });

  return async (query, locale) => {
    if (query.length < searchLimits.shortestQuery) return [];
    const folded = await fold(orm, query);
    const key = `${locale} ${folded}`;
    const found =
      cache.get(key) ??
      find[locale](folded)
        .slice(0, searchLimits.suggestions)
        .map(({ phrase, weight, kind, url }) => ({ phrase, weight, kind, ...(url !== null && { url }) }));
    cache.set(key, found);
    return found;
  };
}

function createFinder(phrases: readonly Phrase[]): (folded: string) => Phrase[] {
  const trigrams = createTrigramIndex(phrases.map(({ folded }) => folded));
  return (folded) => {
    const words = folded.split(' ');
    const begun = phrases.filter((phrase) => hasWords(phrase, words));
    if (begun.length > 0 || folded.length < shortestSimilar) return begun;
    return trigrams
      .containing(folded, similarEnough)
      .sort((a, b) => b.similarity - a.similarity)
      .flatMap(({ position }) => phrases[position] ?? []);
  };
}
