import { expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 13, [1, 2, null, 13]],
  [3, 13, [1, 2, 3, 4, null, 13]],
  [4, 13, [1, 2, 3, 4, 5, null, 13]],
  [7, 13, [1, null, 6, 7, 8, null, 13]],
  [11, 13, [1, null, 10, 11, 12, 13]],
  [13, 13, [1, null, 12, 13]],
])('page %s of %s links %j', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
