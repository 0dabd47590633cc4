import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './dates.ts';

it('formats days as in Austria, and in English as in Europe; day and month stay on one line', () => {
  expect(formatDay('2026-05-21', 'at')).toBe('21.\u00a0Mai 2026');
  expect(formatDay('2026-05-21', 'en')).toBe('21\u00a0May 2026');
});

it('formats a moment in Vienna time, in summer and winter, and a day without a time as that day', () => {
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  expect(formatMoment('2026-07-01T22:30:00Z', 'at', options)).toBe('2. Juli, 00:30');
  expect(formatMoment('2026-12-01T22:30:00Z', 'en', options)).toBe('1 Dec, 23:30');
  expect(formatMoment('2024-01-01', 'at', { weekday: 'long' })).toBe('Montag');
});

it('shows an invalid day unchanged', () => {
  expect(formatDay('bald', 'at')).toBe('bald');
});
