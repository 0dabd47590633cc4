import { expect, it } from 'vitest';
import type { TextIndex, WordMatch } from '../catalogue-index/text/text-index.ts';
import type { NamedIndex } from './named-sets.ts';
import type { TypedWords } from './query-words.ts';
import { createWordMeanings } from './word-meaning.ts';

const nothing = { matches: () => [], known: () => undefined, mostSimilar: () => undefined };
/** A catalogue with the word `ski` alone. */
const text = {
  ...nothing,
  matches: ({ text: word }: { readonly text: string }) =>
    word === 'ski' ? [{ word: { text: word, weights: [] }, isWhole: true } as unknown as WordMatch] : [],
} as unknown as TextIndex;
const named = { index: nothing, phrases: new Set(), partsOfPhrases: new Set() } as unknown as NamedIndex;

const formsOf: TypedWords = async (words) =>
  new Map(
    words.map((word) => {
      const forms = { text: word, german: word, english: word };
      return [word, { stopWordIn: [], plain: forms, umlauts: forms }];
    }),
  );

it('a known word keeps its meaning where other queries take its place in the cache while the rest of its query is read', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const meanings = createWordMeanings(text, named, async (words) => {
    if (words.includes('slow')) await answered;
    return formsOf(words);
  });
  const [known] = await meanings(['ski'], 'at');
  expect(known?.parts).toHaveLength(1);
  const waiting = meanings(['ski', 'slow'], 'at');
  await meanings(
    Array.from({ length: 5000 }, (_, index) => `word${index}`),
    'at',
  );
  answer();
  expect((await waiting)[0]).toEqual(known);
  expect((await meanings(['ski'], 'at'))[0]).toEqual(known);
});
