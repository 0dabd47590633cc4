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

it('writes the sizes of gloves with the decimal separator of the language', () => {
  const sizes = (locale: 'at' | 'en') => sizeGuideOf('gloves', locale).table?.rows.map(([size]) => size);
  expect(sizes('at')).toEqual(['6,5', '7–7,5', '8–8,5', '9–9,5', '10', '10,5']);
  expect(sizes('en')).toEqual(['6.5', '7–7.5', '8–8.5', '9–9.5', '10', '10.5']);
});

it('counts shoe sizes in steps of two thirds of a centimetre', () => {
  expect(shoeRows(36, 39, ',')).toEqual([
    ['36', '22,5 cm'],
    ['37', '23,1 cm'],
    ['38', '23,8 cm'],
    ['39', '24,5 cm'],
  ]);
});
