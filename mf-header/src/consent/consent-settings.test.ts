import { expect, it } from 'vitest';
import { decisionDay } from './consent-settings.tsx';

it.each([
  ['at', '4.11.2026'],
  ['en', '04/11/2026'],
] as const)('writes the day of a decision in the locale %s, the day before the month', (locale, text) => {
  expect(decisionDay(new Date(2026, 10, 4, 12).getTime(), locale)).toBe(text);
});
