import { expect, it } from 'vitest';
import { createTextIndex } from '../catalogue-index/text/text-index.ts';
import { createVocabulary } from '../catalogue-index/text/vocabulary.ts';
import type { TypedWords } from './query-words.ts';
import { createWordMeanings } from './word-meaning.ts';

const indexOf = (...texts: string[]) => {
  const words = texts.map((text) => ({
    ...{ text, german: text, english: text },
    ordinals: Uint32Array.of(0),
    weights: Uint8Array.of(1),
  }));
  return createTextIndex(1, words, createVocabulary(words));
};
const names = { index: indexOf(), phrases: new Set<string>(), partsOfPhrases: new Set<string>() };

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
  const meanings = createWordMeanings(indexOf('ski'), names, async (words) => {
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
