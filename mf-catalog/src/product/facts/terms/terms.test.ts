import { expect, it } from 'vitest';
import { termsOf } from './terms.ts';

const details = [
  { name: 'Flex', value: '80' },
  { name: 'Material', value: 'Wolle' },
];

it('explains trade terms only', () => {
  expect(Object.keys(termsOf({ details, sizeSystem: 'snowboard-length' }, 'at'))).toEqual(['Flex']);
});

it('explains a term for the kind of product', () => {
  expect(termsOf({ details, sizeSystem: 'snowboard-length' }, 'at')['Flex']).toContain('Board');
  expect(termsOf({ details, sizeSystem: 'mondopoint' }, 'at')['Flex']).toContain('Schuh');
});
