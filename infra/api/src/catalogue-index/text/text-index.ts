import { addBit, type Bitset, emptyBits, intersectionOf, type Members, membersOf } from '../facets/bitset.ts';
import { slipsBetween } from './misspelling.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordForms } from './word-lookup.ts';

/** A word of the index with the products that contain it and the word's weight in each of them. */
export type IndexedWord = WordForms & { readonly ordinals: Uint32Array; readonly weights: Uint8Array };

export type WordMatch = { readonly word: IndexedWord; readonly isWhole: boolean };

/** The products that contain all words, as a set and as members, with the relevance of each member. */
export type TextHits = Members & { readonly relevance: Uint8Array };

export type TextIndex = {
  /** In the order of the vocabulary. */
  readonly words: readonly IndexedWord[];
  readonly vocabulary: Vocabulary;
  /** The words of the index that a typed word matches; empty if none does. */
  matches(typed: WordForms): readonly WordMatch[];
  /** The word of the index that equals the text or has it as its stem. */
  known(text: string): WordForms | undefined;
  /** The word of the index that a misspelt one means. */
  mostSimilar(text: string): WordForms | undefined;
  /** @param words for each typed word its matches */
  find(words: readonly (readonly WordMatch[])[]): TextHits;
};

// Shorter compound parts occur inside unrelated words: `rock` in `trocken`.
const shortestPart = 4;
const shortestHead = 3;
const shortestInside = 5;

// Selects candidates for the comparison by letters. A typo in the middle of a short word changes most of its trigrams.
const similarEnough = 0.15;

/**
 * The German stem of a typed word; undefined where it lacks more than an ending of German words (`Jacken`, `Kindern`). Such a stem is that
 * of an English word and belongs to unrelated German ones: `mitt` of `mittens`.
 */
function germanStem({ text, german }: WordForms): string | undefined {
  const ending = text.slice(german.length);
  return ending.length <= 2 || ending === 'ern' ? german : undefined;
}

/**
 * Words that contain a stem without being its compounds: a search for shoes must not find gloves (`Handschuhe`), nor one for English
 * `shoes` trousers (`Trainingshose`).
 */
const falseCompounds: ReadonlyMap<string, RegExp> = new Map([
  ['schuh', /handschuh/],
  ['shos', /shose/],
]);

/** Whether a word begins with a stem or has it as a part of a compound: at its end, or anywhere if the stem is long enough. */
function partTest(stem: string): (word: WordForms) => boolean {
  if (stem.length < shortestPart) return () => false;
  const other = falseCompounds.get(stem);
  return ({ text, german }) => {
    const head = text.indexOf(stem, shortestHead);
    const isPart = head < 0 ? text.startsWith(stem) : stem.length >= shortestInside || german.endsWith(stem);
    return isPart && !other?.test(text);
  };
}

/** The scores of one typed word by product. */
type ScoreBuffer = { readonly bits: Bitset; readonly scores: Uint8Array };

/** Whole words and their inflections count double. */
const points = (weight: number, isWhole: boolean) => (isWhole ? 2 * weight : weight);

/**
 * @param size number of products
 * @param words with the vocabulary of exactly these words, in its order
 */
export function createTextIndex(size: number, words: readonly IndexedWord[], vocabulary: Vocabulary): TextIndex {
  const { lookup, trigrams } = vocabulary;
  // One buffer for each word of a query, cleared between searches. Allocating them for each search would trigger garbage
  // collection twice in a thousand searches.
  const buffers: ScoreBuffer[] = [];

  /** Marks the products that contain a typed word, with their scores. */
  function addScores(matches: readonly WordMatch[], { bits, scores }: ScoreBuffer): void {
    for (const { word, isWhole } of matches) {
      const { ordinals, weights } = word;
      for (let index = 0; index < ordinals.length; index++) {
        const ordinal = ordinals[index] ?? 0;
        const score = points(weights[index] ?? 0, isWhole);
        if (score <= (scores[ordinal] ?? 0)) continue;
        scores[ordinal] = score;
        addBit(bits, ordinal);
      }
    }
  }

  return {
    words,
    vocabulary,
    matches(typed) {
      const { text, english } = typed;
      const german = germanStem(typed);
      const hasAsPart = partTest(german ?? '');
      // Candidates begin with the typed word, share a stem with it, or contain its German stem.
      const positions = lookup([text, ...(german && german.length >= shortestPart ? [german] : [])], typed);
      const found: WordMatch[] = [];
      for (const position of positions) {
        const word = words[position];
        if (word === undefined) continue;
        const isWhole = word.text === text || word.german === german || word.english === english;
        // A single letter begins too many words.
        const isBegun = text.length > 1 && word.text.startsWith(text);
        if (isWhole || isBegun || hasAsPart(word)) found.push({ word, isWhole });
      }
      return found;
    },
    known: vocabulary.known,
    mostSimilar(text) {
      let best: { readonly word: WordForms; readonly slips: number; readonly similarity: number } | undefined;
      for (const { position, similarity } of trigrams.similar(text, similarEnough)) {
        const word = words[position];
        const slips = word ? slipsBetween(text, word.text) : null;
        if (word === undefined || slips === null) continue;
        const isBetter = slips < (best?.slips ?? 9) || (slips === best?.slips && similarity > best.similarity);
        if (isBetter) best = { word, slips, similarity };
      }
      return best?.word;
    },
    find(typed) {
      while (buffers.length < typed.length) buffers.push({ bits: emptyBits(size), scores: new Uint8Array(size) });
      const used = buffers.slice(0, typed.length);
      for (const [position, buffer] of used.entries()) addScores(typed[position] ?? [], buffer);
      const sets = used.map(({ bits }) => bits);
      const { bits, ordinals } = membersOf(intersectionOf(size, sets));
      const relevance = new Uint8Array(ordinals.length);
      for (let at = 0; at < ordinals.length; at++) {
        let sum = 0;
        for (const { scores } of used) sum += scores[ordinals[at] ?? 0] ?? 0;
        relevance[at] = Math.min(255, sum);
      }
      for (const { bits, scores } of used) {
        bits.fill(0);
        scores.fill(0);
      }
      return { bits, ordinals, relevance };
    },
  };
}
