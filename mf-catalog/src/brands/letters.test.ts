import type { BrandEntry } from 'shared-contracts/entities';
import { expect, it, test } from 'vitest';
import { letterId, letterLinks } from './letters.ts';

const brand = (name: string): BrandEntry => ({ id: 1, slug: 'x', name, url: '/marken/x/', logo: '/x.svg', count: 1 });

it('lists the whole alphabet and which letters have brands', () => {
  const links = letterLinks([
    { letter: 'B', brands: [brand('Bivakka')] },
    { letter: 'C', brands: [] },
  ]);
  expect(links.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(links.filter(({ hasBrands }) => hasBrands).map(({ letter }) => letter)).toEqual(['B']);
});

it('ends with the brands that do not start with a letter, where there are any', () => {
  expect(letterLinks([{ letter: '#', brands: [brand('3 Zinnen')] }]).at(-1)).toEqual({ letter: '#', hasBrands: true });
});

test.each([
  ['A', 'marken-a'],
  ['#', 'marken-andere'],
])('%s links to %s', (letter, id) => {
  expect(letterId(letter)).toBe(id);
});
