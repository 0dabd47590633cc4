import { expect, it } from 'vitest';
import { createLruCache } from './lru-cache.ts';

it('forgets what was not used for the longest', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('takes over a new value without growing', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('b', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 3]);
});
