import { expect, it } from 'vitest';
import { isTranslated, listIn } from './fields.ts';

it('a list by locale is shown in its locale, and in German if it is not translated', () => {
  const translated = { at: ['Schuh'], en: ['Shoe'] };
  expect([listIn(translated, 'at'), listIn(translated, 'en')]).toEqual([['Schuh'], ['Shoe']]);
  for (const german of [['Schuh'], { at: ['Schuh'] }]) {
    expect([listIn(german, 'at'), listIn(german, 'en')]).toEqual([['Schuh'], ['Schuh']]);
    expect(isTranslated(german)).toBe(false);
  }
  expect(isTranslated(translated)).toBe(true);
});
