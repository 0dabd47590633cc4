import { LRUCache } from 'lru-cache';
import { type ContentLocale, filterGroupIds } from 'shared-contracts/entities';
import type { ReferenceTables } from '../catalogue/reference-data.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { TextHits } from '../catalogue-index/text/text-index.ts';
import type { Orm } from '../database/database.ts';
import { findWords, type Wanted, wantedParts } from './find-words.ts';
import { createNamedIndex } from './named-sets.ts';
import { type TypedPrices, takePrices } from './price-words.ts';
import { type QueryToken, queryTokens, type TypedWords, wordsOfName } from './query-words.ts';
import type { SearchFindings } from './search-note.ts';
import { createSizeLookup, type SizeLookup, type TypedSize, takeSizes } from './size-words.ts';
import { spellingOf } from './spelling.ts';
import {
  type Correction,
  createWordMeanings,
  joinPhrases,
  unknownWord,
  type WordMeaning,
  type WordMeanings,
  wholeWords,
} from './word-meaning.ts';

/** The part of a query's meaning that depends on words and sets of the catalogue, not on prices or sizes in stock. */
export type MatchedQuery = {
  /** The products that match the words. Null where no word of the query matches any. */
  readonly hits: TextHits | null;
  /** Whether the query has words besides sizes and prices. */
  readonly hasWords: boolean;
  readonly corrected: SearchFindings['corrected'];
  /** Words that no product has. */
  readonly missing: readonly string[];
  /** The words that the hits match. */
  readonly kept: string;
  /** Whether the hits lack words that other products have. */
  readonly isPartial: boolean;
  /** Keys of the colours among the words. */
  readonly colours: readonly string[];
  readonly sizes: readonly TypedSize[];
  readonly prices: TypedPrices;
};

export type QueryMatcher = {
  match(query: string, locale: ContentLocale): Promise<MatchedQuery>;
  readonly sizeLookup: SizeLookup;
};

export type MatcherParts = {
  readonly orm: Orm;
  readonly index: CatalogueIndex;
  readonly tables: ReferenceTables;
  readonly typedWords: TypedWords;
};

/** Keys of colours by the words of their names. */
function coloursByWord({ filterValuesByGroup }: ReferenceTables): ReadonlyMap<string, readonly string[]> {
  const keysOf = new Map<string, string[]>();
  for (const { key, names } of filterValuesByGroup.get(filterGroupIds.color) ?? []) {
    if (key === null) continue;
    for (const word of new Set(wordsOfName(`${names.at} ${names.en ?? ''}`))) {
      keysOf.set(word, [...(keysOf.get(word) ?? []), key]);
    }
  }
  return keysOf;
}

type MeantWord = { readonly text: string; readonly meaning: WordMeaning };

type Vocabulary = { readonly phrases: ReadonlySet<string>; readonly meanings: WordMeanings };

// Filtering, sorting and paging repeat the same search. A result in a large catalogue takes 100 kB.
const maxCachedQueries = 64;

/** Matches queries with the texts and the named sets of an index, whichever prices and stock it has. */
export function createQueryMatcher({ orm, index, tables, typedWords }: MatcherParts): QueryMatcher {
  const cache = new LRUCache<string, MatchedQuery>({ max: maxCachedQueries });
  const colours = coloursByWord(tables);
  const sizeLookup = createSizeLookup(tables);
  // Created on first use: many views are never searched.
  let vocabulary: Promise<Vocabulary> | null = null;
  function readVocabulary(): Promise<Vocabulary> {
    vocabulary ??= createNamedIndex(index, tables, typedWords)
      .then((named) => ({ phrases: named.phrases, meanings: createWordMeanings(index.text, named, typedWords) }))
      // A failure, for example because of a missing connection, is retried on the next search.
      .catch((error: unknown) => {
        vocabulary = null;
        throw error;
      });
    return vocabulary;
  }

  /** A misspelt word as the catalogue writes it. */
  async function spelled({ words }: Correction): Promise<string> {
    const parts = await Promise.all(words.map((form) => spellingOf(orm, index, form)));
    // In a compound only the first part may be capitalised.
    return parts.map((part, at) => (at === 0 ? part : part.toLowerCase())).join('');
  }

  /** How much of a typed word the hits match. @param kept the parts of all words that they match */
  async function outcomeOf({ text, meaning }: MeantWord, kept: readonly Wanted[]) {
    const { parts, corrected } = meaning;
    const keptParts = kept.filter((part) => part.of === meaning);
    const meant = corrected && (await spelled(corrected));
    const isLeftOut = keptParts.length === 0 && parts.length > 0;
    const isWhole = !meaning.isIncomplete && keptParts.length === parts.length && parts.length > 0;
    const texts = isWhole ? [meant ?? text] : keptParts.map((part) => part.text);
    return { text, meant, kept: texts, isLeftOut, isMissing: !isWhole && !isLeftOut };
  }

  async function matchWords(tokens: readonly QueryToken[], locale: ContentLocale) {
    const { phrases, meanings } = await readVocabulary();
    const typed = [
      ...new Set(
        joinPhrases(
          tokens.map(({ text }) => text),
          phrases,
        ),
      ),
    ];
    const allMeanings = await meanings(typed, locale);
    const words = typed
      .map((text, position) => ({ text, meaning: allMeanings[position] ?? unknownWord }))
      .filter(({ meaning }) => !meaning.isStopWord);
    const wanted = words.flatMap(({ meaning }) => wantedParts(meaning));
    const best = findWords(index.text, wanted);
    const kept = best?.kept ?? [];
    const named = await Promise.all(words.map((word) => outcomeOf(word, kept)));
    return {
      hits: best?.hits ?? null,
      hasWords: typed.length > 0,
      corrected: named.flatMap(({ text, meant }) => (meant === null ? [] : [{ typed: text, meant }])),
      missing: named.flatMap(({ text, isMissing }) => (isMissing ? [text] : [])),
      kept: named.flatMap((word) => word.kept).join(' '),
      isPartial: named.some(({ isLeftOut }) => isLeftOut),
      colours: wanted.flatMap((part) => wholeWords(part).flatMap((word) => colours.get(word) ?? [])),
    };
  }

  async function matchNew(query: string, locale: ContentLocale): Promise<MatchedQuery> {
    const { rest, min, max } = takePrices(query);
    const { sizes, others } = takeSizes(queryTokens(rest), sizeLookup.codes);
    return { ...(await matchWords(others, locale)), sizes, prices: { min, max } };
  }

  return {
    sizeLookup,
    async match(query, locale) {
      const key = `${locale} ${query.toLowerCase()}`;
      const known = cache.get(key);
      if (known) return known;
      const matched = await matchNew(query, locale);
      cache.set(key, matched);
      return matched;
    },
  };
}
