import { createTrigramIndex, type TrigramIndex } from './trigrams.ts';
import { createWordLookup, type WordForms, type WordLookup } from './word-lookup.ts';

/** The words of the text index, without the products that contain them: what finding a typed word needs. */
export type Vocabulary = {
  readonly lookup: WordLookup;
  readonly trigrams: TrigramIndex;
  /** The word that equals the text or has it as its stem. */
  known(text: string): WordForms | undefined;
};

/** The order of words, of which the first is taken where several fit equally well. */
export function byText(one: WordForms, other: WordForms): number {
  return one.text < other.text ? -1 : Number(one.text > other.text);
}

/** @param words by their text */
export function createVocabulary(words: readonly WordForms[]): Vocabulary {
  const known = new Map<string, WordForms>();
  for (const { text, german, english } of words) {
    if (!known.has(german)) known.set(german, { text, german, english });
  }
  for (const { text, german, english } of words) known.set(text, { text, german, english });
  return {
    lookup: createWordLookup(words),
    trigrams: createTrigramIndex(words.map(({ text }) => text)),
    known: (text) => known.get(text),
  };
}
