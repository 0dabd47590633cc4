import { LRUCache } from 'lru-cache';
import type { ContentLocale } from 'shared-contracts/entities';
import type { IndexedWord, TextIndex, WordMatch } from '../catalogue-index/text/text-index.ts';
import type { WordForms } from '../catalogue-index/text/word-lookup.ts';
import type { NamedIndex } from './named-sets.ts';
import { foldWord, type TypedWord, type TypedWords } from './query-words.ts';
import { isNameOfGoods, synonymsOf } from './synonyms.ts';
import { createWordParts, isNoun, type WordPart } from './word-parts.ts';

/** What a typed word means in the catalogue. */
export type WordMeaning = {
  /** A word without meaning for a product: für, mit, for. */
  readonly isStopWord: boolean;
  /** All of them must match; none if the catalogue does not know the word. */
  readonly parts: readonly WordPart[];
  /** Whether a part of the word is not known: the `e` of `e-bike`. */
  readonly isIncomplete: boolean;
  readonly corrected: Correction | null;
};

/** The word, or the parts of a compound, that a misspelt word means. */
export type Correction = { readonly words: readonly WordForms[] };

export type WordMeanings = (words: readonly string[], locale: ContentLocale) => Promise<readonly WordMeaning[]>;

const longestPhrase = 4;

/** German `hat` on English pages is a hat; English `down` is a stop word that the catalogue needs, `on` is not. */
const shortestMeaningfulStopWord = 4;

export const unknownWord: WordMeaning = { isStopWord: false, parts: [], isIncomplete: false, corrected: null };

// Queries vary more than their words. The meaning of a word changes only with the catalogue.
const maxCachedWords = 3000;

/**
 * Matches words with the index of the texts and that of named sets. Each word is tried
 * 1. as a word of the catalogue, by its German or English stem, also with `ae` for ä;
 * 2. as a synonym of other words (synonyms.ts);
 * 3. as the beginning of a word, and as a part of a compound: `schuhe` in `laufschuhe`;
 * 4. as parts that a hyphen joins, and as a compound of two words;
 * 5. as a misspelling: `laufschue` for `laufschuhe`.
 * Case and accents never matter. The cost depends on the number of words in the index, which hardly grows with the catalogue.
 */
export function createWordMeanings(text: TextIndex, named: NamedIndex, typedWords: TypedWords): WordMeanings {
  const { partOf, mostSimilar, splitCompound, splitMisspelt, partsOf, knownTail } = createWordParts(text, named);
  const cache = new LRUCache<string, WordMeaning>({ max: maxCachedWords });

  function corrected(typed: string, word: string): WordMeaning {
    const meant = mostSimilar(word);
    if (meant) return { ...unknownWord, parts: [partOf(typed, meant)], corrected: { words: [meant] } };
    const split = splitMisspelt(word);
    if (split.length === 0) return { ...unknownWord, parts: knownTail(word), isIncomplete: true };
    return { ...unknownWord, parts: partsOf(split), corrected: { words: split.map(([, forms]) => forms) } };
  }

  async function synonymMatches(synonyms: readonly string[] = []): Promise<readonly WordMatch[]> {
    const forms = await typedWords(synonyms);
    return [...forms.values()].flatMap(({ plain }) => text.matches(plain).filter(({ isWhole }) => isWhole));
  }

  /** Everything but hyphens and misspellings. */
  async function found(typed: string, { plain, umlauts }: TypedWord): Promise<readonly WordPart[] | 'goods' | null> {
    const parts = [plain, umlauts].map((forms) => partOf(typed, forms));
    const whole = parts.find(({ matches }) => matches.some(({ isWhole }) => isWhole));
    const synonyms = await synonymMatches(synonymsOf(plain.text) ?? synonymsOf(umlauts.text));
    if (whole) return [{ ...whole, matches: [...whole.matches, ...synonyms], broad: [...whole.broad, ...synonyms] }];
    if (synonyms.length > 0) return [{ text: typed, matches: synonyms, broad: synonyms }];
    if (isNameOfGoods(plain.text) || isNameOfGoods(umlauts.text)) return 'goods';
    const begun = parts.find(({ broad }) => broad.length > 0);
    if (begun) return [begun];
    const split = splitCompound(plain.text);
    return split.length > 0 ? partsOf(split) : null;
  }

  async function meaningOf(typed: string, forms: TypedWord, locale: ContentLocale): Promise<WordMeaning> {
    if (forms.stopWordIn.includes(locale)) {
      const isNeeded = typed.length >= shortestMeaningfulStopWord && partOf(typed, forms.plain).matches.some(isNoun);
      if (!isNeeded) return { ...unknownWord, isStopWord: true };
    }
    const parts = await found(typed, forms);
    if (parts === 'goods') return unknownWord;
    if (parts) return { ...unknownWord, parts };
    return typed.includes('-') ? meaningOfJoined(typed) : corrected(typed, forms.plain.text);
  }

  /** `ski-helm` is `skihelm`; the parts of `damen-sneaker` are words of their own. */
  async function meaningOfJoined(typed: string): Promise<WordMeaning> {
    const joined = typed.replaceAll('-', '');
    const pieces = typed.split('-').filter((piece) => piece.length > 1);
    const forms = await typedWords([joined, ...pieces]);
    const partsFor = async (word: string) => {
      const form = forms.get(word);
      const parts = form ? await found(word, form) : null;
      return parts === 'goods' ? null : parts;
    };
    const together = await partsFor(joined);
    if (together) return { ...unknownWord, parts: together.map((part) => ({ ...part, text: typed })) };
    const each = await Promise.all(pieces.map(partsFor));
    const parts = each.flatMap((some) => some ?? []);
    return { ...unknownWord, parts, isIncomplete: pieces.length < typed.split('-').length || each.includes(null) };
  }

  return async (words, locale) => {
    const keyOf = (word: string) => `${locale} ${word}`;
    // Read at once: other queries may take their places in the cache while the forms of the other words are read.
    const cached = new Map(words.map((word) => [word, cache.get(keyOf(word))]));
    const forms = await typedWords(words.filter((word) => cached.get(word) === undefined));
    return Promise.all(
      words.map(async (word) => {
        const form = forms.get(word);
        const meaning = cached.get(word) ?? (form ? await meaningOf(word, form, locale) : unknownWord);
        cache.set(keyOf(word), meaning);
        return meaning;
      }),
    );
  };
}

/**
 * Joins words that are a name or have a synonym together: `soccer shoes`.
 * @param phrases folded
 */
export function joinPhrases(words: readonly string[], phrases: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    const phrase = () => words.slice(at, at + length).join(' ');
    while (length > 1 && !phrases.has(foldWord(phrase())) && synonymsOf(foldWord(phrase())) === undefined) length--;
    joined.push(phrase());
    at += length;
  }
  return joined;
}

/** The words of the index that a part means as a whole, by their text. */
export const wholeWords = ({ matches }: WordPart): IndexedWord['text'][] =>
  matches.flatMap(({ word, isWhole }) => (isWhole ? [word.text] : []));
