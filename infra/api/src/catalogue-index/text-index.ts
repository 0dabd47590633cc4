import { addBit, type Bitset, emptyBits } from './bitset.ts';
import { createTrigramIndex } from './trigrams.ts';

/** A word as it was typed or stands in the index, without case and accents, with its stems. */
export type WordForms = { readonly text: string; readonly german: string; readonly english: string };

/** A word of the index with the products that have it; `weights` says how much it means for each of them. */
export type IndexedWord = WordForms & { readonly ordinals: Uint32Array; readonly weights: Uint8Array };

export type WordMatch = { readonly word: IndexedWord; readonly isWhole: boolean };

/** Products that have all words, and how well each of them fits. */
export type TextHits = { readonly bits: Bitset; readonly relevance: Uint8Array };

export type TextIndex = {
  /** The words that a typed one stands for; none where nobody knows it. */
  matches(typed: WordForms): readonly WordMatch[];
  /** The word in the index that is exactly this, or has it as its stem. */
  known(text: string): WordForms | undefined;
  /** The word that looks most like a misspelt one. */
  mostSimilar(text: string): WordForms | undefined;
  /** @param words for every typed word what it stands for */
  find(words: readonly (readonly WordMatch[])[]): TextHits;
};

// A last part this short is found inside too much: `rock` in `trocken`.
const shortestPart = 4;
const shortestHead = 3;
const shortestInside = 5;

// Of shorter words too little remains in common after a slip.
const shortestMisspelt = 4;
const similarEnough = 0.35;

/** What looks like a compound and is none: whoever wants shoes wants no gloves. */
const falseCompounds: ReadonlyMap<string, RegExp> = new Map([['schuh', /handschuh/]]);

function isPartOf(word: WordForms, stem: string): boolean {
  if (stem.length < shortestPart || falseCompounds.get(stem)?.test(word.text)) return false;
  const head = word.text.indexOf(stem, shortestHead);
  if (head < 0) return word.text.startsWith(stem);
  return stem.length >= shortestInside || word.german.endsWith(stem);
}

/** Whole words and their inflections count double. */
const points = (weight: number, isWhole: boolean) => (isWhole ? 2 * weight : weight);

/** @param words by the alphabet */
export function createTextIndex(size: number, words: readonly IndexedWord[]): TextIndex {
  const byText = new Map<string, WordForms>();
  for (const word of words) {
    if (!byText.has(word.german)) byText.set(word.german, word);
  }
  for (const word of words) byText.set(word.text, word);
  const trigrams = createTrigramIndex(words.map(({ text }) => text));

  return {
    matches(typed) {
      const found: WordMatch[] = [];
      for (const word of words) {
        const isWhole = word.text === typed.text || word.german === typed.german || word.english === typed.english;
        if (isWhole || word.text.startsWith(typed.text) || isPartOf(word, typed.german)) found.push({ word, isWhole });
      }
      return found;
    },
    known: (text) => byText.get(text),
    mostSimilar(text) {
      if (text.length < shortestMisspelt) return undefined;
      const similar = trigrams.similar(text, similarEnough);
      const best = Math.max(...similar.map(({ similarity }) => similarity));
      const found = similar.find(({ similarity }) => similarity === best);
      return found && words[found.place];
    },
    find(typed) {
      const relevance = new Uint8Array(size);
      const matched = new Uint8Array(size);
      const bits = emptyBits(size);
      for (const [round, matches] of typed.entries()) {
        const best = new Uint8Array(size);
        for (const { word, isWhole } of matches) {
          const { ordinals, weights } = word;
          for (let index = 0; index < ordinals.length; index++) {
            const ordinal = ordinals[index] ?? 0;
            const worth = points(weights[index] ?? 0, isWhole);
            if (worth > (best[ordinal] ?? 0)) best[ordinal] = worth;
          }
        }
        for (let ordinal = 0; ordinal < size; ordinal++) {
          const worth = best[ordinal] ?? 0;
          // A product stays in as long as it has had every word so far.
          if (worth === 0 || matched[ordinal] !== round) continue;
          matched[ordinal] = round + 1;
          relevance[ordinal] = Math.min(255, (relevance[ordinal] ?? 0) + worth);
        }
      }
      for (let ordinal = 0; ordinal < size; ordinal++) if (matched[ordinal] === typed.length) addBit(bits, ordinal);
      return { bits, relevance };
    },
  };
}
