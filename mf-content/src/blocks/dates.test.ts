import { expect, it } from 'vitest';
import { formatDay } from './dates.ts';

it('writes days as in Austria, and in English as in Europe', () => {
  expect(formatDay('2026-05-21', 'at')).toBe('21. Mai 2026');
  expect(formatDay('2026-05-21', 'en')).toBe('21 May 2026');
});

it('shows what is no day as it came', () => {
  expect(formatDay('bald', 'at')).toBe('bald');
});
