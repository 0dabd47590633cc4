import { afterEach, expect, it } from 'vitest';
import { onDemandTexts } from './on-demand-texts.ts';

const at = { hello: 'Hallo', bye: 'Servus' };
const marks = (): number => performance.getEntriesByName('untranslated mf-cart-wishlist').length;
afterEach(() => performance.clearMarks());

it('shows a text that is missing in the page’s language in German, and leaves a mark for the report', () => {
  const t = onDemandTexts('en', at, { hello: 'Hello' });
  expect([t('hello'), marks()]).toEqual(['Hello', 0]);
  expect([t('bye'), marks()]).toEqual(['Servus', 1]);
});

it('leaves no mark where no text is missing', () => {
  const texts = [onDemandTexts('en', at, { hello: 'Hello', bye: 'Bye' }), onDemandTexts('at', at, {})];
  expect(texts.map((t) => t('bye'))).toEqual(['Bye', 'Servus']);
  expect(marks()).toBe(0);
});
