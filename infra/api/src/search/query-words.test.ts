import { expect, it } from 'vitest';
import { normaliseQuery } from './query-words.ts';

it.each([
  ['  lauf \n schuhe ', 'lauf schuhe'],
  ['a\u0000b', 'a b'],
  ['jacke\ud83d', 'jacke'],
  ['x'.repeat(80), 'x'.repeat(50)],
  [`${'x'.repeat(49)}🚴`, 'x'.repeat(49)],
  ['\u0000', ''],
])('%j is searched as %j', (typed, searched) => {
  expect(normaliseQuery(typed)).toBe(searched);
});
