import type { TextIndex, WordMatch } from '../catalogue-index/text/text-index.ts';
import type { WordForms } from '../catalogue-index/text/word-lookup.ts';
import type { NamedIndex } from './named-sets.ts';

/** A word, or a part of a compound. */
export type WordPart = {
  /** As typed. */
  readonly text: string;
  readonly matches: readonly WordMatch[];
  /** In addition names of sets that only have the word or begin like it: `ski` for `Skitouren`. For queries that find nothing without. */
  readonly broad: readonly WordMatch[];
};

/** The parts of a compound, each as typed and as the word that it means. */
type SplitWord = readonly (readonly [typed: string, meant: WordForms])[];

/** Looks words up in the index of the texts and that of named sets, and splits compounds. */
type WordParts = {
  /** @param forms of the word that the typed one means */
  partOf(typed: string, forms: WordForms): WordPart;
  mostSimilar(word: string): WordForms | undefined;
  /** `herrenlaufschuhe` is `herren` and `laufschuhe`. Empty if the catalogue does not know both words. */
  splitCompound(word: string): SplitWord;
  /** As `splitCompound`, with a misspelt second word. */
  splitMisspelt(word: string): SplitWord;
  partsOf(split: SplitWord): readonly WordPart[];
  /** The noun at the end of a compound whose beginning is unknown: `jacke` of `Softshelljacke`. */
  knownTail(word: string): readonly WordPart[];
};

const shortestWord = 3;
// Shorter tails of compounds are too similar to other words to be corrected, or to stand for the compound.
const shortestTail = 5;

/** The weight of categories and nouns. */
const nounWeight = 6;

export const isNoun = ({ word, isWhole }: WordMatch): boolean => isWhole && word.weights.includes(nounWeight);

export function createWordParts(text: TextIndex, { index: named, partsOfPhrases }: NamedIndex): WordParts {
  // Not by the English stem: `ski` names no set, although it is the stem of `skiing`.
  const isName = ({ text: name, german }: WordForms, typed: WordForms): boolean =>
    !partsOfPhrases.has(name) && (name === typed.text || german === typed.german);

  function partOf(typed: string, forms: WordForms): WordPart {
    const [inTexts, inNames] = [text.matches(forms), named.matches(forms)];
    return {
      text: typed,
      matches: [...inTexts, ...inNames.filter(({ word }) => isName(word, forms))],
      broad: [...inTexts, ...inNames],
    };
  }

  const known = (word: string): WordForms | undefined => text.known(word) ?? named.known(word);
  const mostSimilar = (word: string): WordForms | undefined => text.mostSimilar(word) ?? named.mostSimilar(word);

  function split(word: string, tailOf: (tail: string) => WordForms | undefined): SplitWord {
    for (let cut = word.length - shortestWord; cut >= shortestWord; cut--) {
      const [head, tail] = [known(word.slice(0, cut)), tailOf(word.slice(cut))];
      if (head && tail)
        return [
          [word.slice(0, cut), head],
          [word.slice(cut), tail],
        ];
    }
    return [];
  }

  return {
    partOf,
    mostSimilar,
    splitCompound: (word) => split(word, known),
    splitMisspelt: (word) => split(word, (tail) => (tail.length < shortestTail ? undefined : mostSimilar(tail))),
    partsOf: (parts) => parts.map(([typed, forms]) => partOf(typed, forms)),
    knownTail(word) {
      for (let cut = shortestWord; cut <= word.length - shortestTail; cut++) {
        const forms = known(word.slice(cut));
        const part = forms && partOf(word.slice(cut), forms);
        if (part?.matches.some(isNoun)) return [part];
      }
      return [];
    },
  };
}
