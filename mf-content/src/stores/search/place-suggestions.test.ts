import { expect, it } from 'vitest';
import { movedTo } from './place-suggestions.ts';

it.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, null],
  ['ArrowUp', null, 2],
  ['ArrowUp', 0, null],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  // Without an active suggestion these keys move the caret.
  ['Home', null, undefined],
  ['End', null, undefined],
  ['a', 1, undefined],
])('of three suggestions, %s moves from %s to %s', (key, active, to) => {
  expect(movedTo(key, active, 3)).toBe(to);
});
