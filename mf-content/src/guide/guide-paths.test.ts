import { expect, it } from 'vitest';
import { isSlug, pageIn, restOf } from './guide-paths.ts';
import { pageNumbers } from './list/page-links.tsx';

it.each([
  ['packliste-huette', true],
  ['a', true],
  ['', false],
  ['Packliste', false],
  ['a/b', false],
  ['a--b', false],
  ['-a', false],
  ['a%00', false],
  ['..', false],
  ['a'.repeat(120), true],
  ['a'.repeat(121), false],
])('%j is the address of an article or a topic: %s', (text, isOne) => {
  expect(isSlug(text)).toBe(isOne);
});

it('the rest of a path has no slashes at its ends', () => {
  expect([{}, { '*': '' }, { '*': 'ski/' }, { '*': 'ski' }].map(restOf)).toEqual(['', '', 'ski', 'ski']);
});

it.each([
  ['', 1],
  ['page=2', 2],
  ['page=99999', 99_999],
  ['page=100000', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=zwei', 1],
])('%j is page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

it.each([
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [2, 4, [1, 2, 3, 4]],
  [5, 5, [1, null, 4, 5]],
  [1, 2, [1, 2]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
])('page %i of %i has these links', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
