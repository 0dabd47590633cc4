import { expect, it } from 'vitest';
import { readDemoOptions } from './demo-options.ts';

const names = { products: 'CATALOGUE_PRODUCTS', seed: 'CATALOGUE_SEED', day: 'CATALOGUE_DAY' };

it('select another catalogue', () => {
  const env = { CATALOGUE_PRODUCTS: '50', CATALOGUE_SEED: '7', CATALOGUE_DAY: '2026-03-02' };
  expect(readDemoOptions(env, names)).toEqual({ products: 50, seed: 7, day: '2026-03-02' });
  expect(readDemoOptions({ CATALOGUE_PRODUCTS: '50', CATALOGUE_SEED: '' }, names)).toEqual({ products: 50 });
});

it.each([
  [{ CATALOGUE_PRODUCTS: '2e9' }, /^CATALOGUE_PRODUCTS must be a whole number from 1 to 1000000, but is "2e9"\.$/],
  [{ CATALOGUE_SEED: '0' }, /^CATALOGUE_SEED must be a whole number/],
  [{ CATALOGUE_DAY: '2026-02-30' }, /^CATALOGUE_DAY must be a date like 2026-03-02/],
])('refuse %j with a sentence', (env, sentence) => {
  expect(() => readDemoOptions(env, names)).toThrow(sentence);
});
