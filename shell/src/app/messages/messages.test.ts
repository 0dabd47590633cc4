import { expect, it } from 'vitest';
import at from './at.json';
import en from './en.json';

it("the shell's texts have the same keys in both languages", () => {
  expect(Object.keys(en)).toEqual(Object.keys(at));
});
