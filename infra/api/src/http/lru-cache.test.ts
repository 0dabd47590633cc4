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

it('holds values up to a weight, and none that is heavier alone', () => {
  const cache = createLruCache<string>(10, ({ length }) => length);
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.set('a', 'xxxxxx');
  expect([cache.get('a'), cache.get('b')]).toEqual(['xxxxxx', 'xxxx']);
  cache.set('c', 'x');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'xxxx', 'x']);
  cache.set('d', 'x'.repeat(11));
  expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([undefined, undefined, undefined]);
});
