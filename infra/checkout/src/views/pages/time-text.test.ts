import { expect, it } from 'vitest';
import { timeText } from './time-text.ts';

it.each([
  ['at', '22. November 2026 um 14:30'],
  ['en', '22 November 2026 at 14:30'],
] as const)('writes a time in the locale %s, on the clock of Vienna', (locale, text) => {
  expect(timeText('2026-11-22T13:30:00Z', locale)).toBe(text);
});
