import type { BrandEntry } from 'shared-contracts/entities';
import { expect, it, test } from 'vitest';
import { letterId, letterLinks } from './letters.ts';

const brand = (name: string): BrandEntry => ({ id: 1, slug: 'x', name, url: '/marken/x/', logo: '/x.svg', count: 1 });

it('shows the whole alphabet, and which letters lead somewhere', () => {
  const links = letterLinks([
    { letter: 'B', brands: [brand('Bivakka')] },
    { letter: 'C', brands: [] },
  ]);
  expect(links.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(links.filter(({ hasBrands }) => hasBrands).map(({ letter }) => letter)).toEqual(['B']);
});

it('ends with what begins with no letter, where there is any', () => {
  expect(letterLinks([{ letter: '#', brands: [brand('3 Zinnen')] }]).at(-1)).toEqual({ letter: '#', hasBrands: true });
});

test.each([
  ['A', 'marken-a'],
  ['#', 'marken-andere'],
])('%s leads to %s', (letter, id) => {
  expect(letterId(letter)).toBe(id);
});
