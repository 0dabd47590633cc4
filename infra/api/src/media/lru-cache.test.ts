import { expect, it } from 'vitest';
import { createLruCache } from './lru-cache';

it('makes each value once and forgets what was not asked for the longest', () => {
  const cache = createLruCache<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.getOrMake(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
