import { expect, it, test } from 'vitest';
import { shoeRows } from './measures.ts';
import { sizeGuideOf } from './size-guide.ts';

test.each([
  ['ski-length', /Körpergröße/],
  ['frame', /Schrittlänge/],
  ['mondopoint', /Mondopoint/],
  ['brake-width', /Mittelbreite/],
] as const)('%s is explained in its own terms', (system, words) => {
  expect(sizeGuideOf(system, 'at').text).toMatch(words);
  expect(sizeGuideOf(system, 'en').text).not.toBe(sizeGuideOf(system, 'at').text);
});

it('counts shoe sizes in steps of two thirds of a centimetre', () => {
  expect(shoeRows(36, 39, ',')).toEqual([
    ['36', '22,5 cm'],
    ['37', '23,1 cm'],
    ['38', '23,8 cm'],
    ['39', '24,5 cm'],
  ]);
});
