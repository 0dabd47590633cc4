import { expect, it } from 'vitest';
import type { OpeningState } from './opening-state.ts';
import { dayName, openingText } from './opening-text.ts';

/** The key of the message with its values. */
const t = (key: string, values: object = {}): string => [key, ...Object.values(values)].join(' ');

const opens = (inDays: number, minutes: number, at = '09:00'): OpeningState => ({
  kind: 'closed',
  next: { at, day: '2026-11-30', inDays, minutes },
});

it.each<[OpeningState, string]>([
  [{ kind: 'open', until: '18:00', minutes: 61 }, 'hours.open 18:00'],
  [{ kind: 'open', until: '08:00', minutes: 300 }, 'hours.open 8:00'],
  [{ kind: 'open', until: '18:00', minutes: 60 }, 'hours.closing 60'],
  [{ kind: 'open', until: '18:00', minutes: 1 }, 'hours.closing 1'],
  [opens(0, 60), 'hours.opening 60'],
  [opens(1, 30, '00:15'), 'hours.opening 30'],
  [opens(0, 61), 'hours.opens-today 9:00'],
  [opens(1, 900), 'hours.opens-tomorrow 9:00'],
  [opens(2, 2000), 'hours.opens-weekday Montag 9:00'],
  [opens(6, 9000), 'hours.opens-weekday Montag 9:00'],
  [opens(7, 9999), 'hours.opens-date 30. November 9:00'],
  [{ kind: 'closed', next: null }, 'hours.closed'],
  [{ kind: 'unknown' }, ''],
])('%j: %s', (state, text) => {
  expect(openingText(state, t, 'at')).toBe(text);
});

it('names days in English as in Europe', () => {
  expect(dayName('2026-12-08', 'en')).toBe('8 December');
  expect(dayName('2026-12-08', 'at')).toBe('8. Dezember');
});
