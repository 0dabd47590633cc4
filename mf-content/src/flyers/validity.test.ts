import { expect, test } from 'vitest';
import { validityOf } from './validity.ts';

test.each([
  ['2026-11-16', 'current', 19],
  ['2026-12-05', 'current', 0],
  ['2026-12-06', 'over', 0],
])('on %s a flyer until 5 December is %s, with %i days left', (today, state, daysLeft) => {
  expect(validityOf('2026-11-16', '2026-12-05', today, 'at')).toEqual({
    state,
    daysLeft,
    text: '16.\u00a0November bis 5.\u00a0Dezember 2026',
  });
});

test('a period names both years where they differ', () => {
  const { text } = validityOf('2026-12-28', '2027-01-09', '2026-12-30', 'en');
  expect(text).toBe('28\u00a0December 2026 to 9\u00a0January 2027');
});
