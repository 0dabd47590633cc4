import { expect, it } from 'vitest';
import { termsOf } from './terms.ts';

const details = [
  { name: 'Flex', value: '80' },
  { name: 'Material', value: 'Wolle' },
];

it('explains the terms there are and leaves plain words alone', () => {
  expect(Object.keys(termsOf({ details, sizeSystem: 'snowboard-length' }, 'at'))).toEqual(['Flex']);
});

it('means by a word what it means for this kind of product', () => {
  expect(termsOf({ details, sizeSystem: 'snowboard-length' }, 'at')['Flex']).toContain('Board');
  expect(termsOf({ details, sizeSystem: 'mondopoint' }, 'at')['Flex']).toContain('Schuh');
});
