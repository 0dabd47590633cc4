import { addBit, type Bitset, emptyBits, intersectionOf, type Members, membersOf } from '../facets/bitset.ts';
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
  /** The word of the index most similar to a misspelt one. */
  mostSimilar(text: string): WordForms | undefined;
  /** @param words for each typed word its matches */
  find(words: readonly (readonly WordMatch[])[]): TextHits;
};

// Shorter compound parts occur inside unrelated words: `rock` in `trocken`.
const shortestPart = 4;
const shortestHead = 3;
const shortestInside = 5;

// Shorter words have too few trigrams to correct a misspelling.
const shortestMisspelt = 4;
const similarEnough = 0.35;

/** Words that contain a stem without being its compounds: a search for shoes must not find gloves (`Handschuhe`). */
const falseCompounds: ReadonlyMap<string, RegExp> = new Map([['schuh', /handschuh/]]);

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
      const { text, german, english } = typed;
      const hasAsPart = partTest(german);
      // Candidates begin with the typed word, share a stem with it, or contain its German stem.
      const positions = lookup([text, ...(german.length < shortestPart ? [] : [german])], typed);
      const found: WordMatch[] = [];
      for (const position of positions) {
        const word = words[position];
        if (word === undefined) continue;
        const isWhole = word.text === text || word.german === german || word.english === english;
        if (isWhole || word.text.startsWith(text) || hasAsPart(word)) found.push({ word, isWhole });
      }
      return found;
    },
    known: vocabulary.known,
    mostSimilar(text) {
      if (text.length < shortestMisspelt) return undefined;
      const similar = trigrams.similar(text, similarEnough);
      const best = Math.max(...similar.map(({ similarity }) => similarity));
      const found = similar.find(({ similarity }) => similarity === best);
      return found && words[found.position];
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
