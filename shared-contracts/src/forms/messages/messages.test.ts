import { expect, it } from 'vitest';
import at from './at.json';
import en from './en.json';

it('the texts of forms have the same keys in both languages', () => {
  expect(Object.keys(en)).toEqual(Object.keys(at));
});
