import { expect, it } from 'vitest';
import { noteOf } from './search-view.ts';

it('a card shows why today’s hours differ, not those of another day', () => {
  const usual = { weekday: 1, opens: '09:00', closes: '18:00', note: null };
  const days = [
    { ...usual, date: '2026-10-25' },
    { ...usual, date: '2026-10-26', opens: null, closes: null, note: 'Nationalfeiertag' },
    { ...usual, date: '2026-10-27' },
  ];
  const notes = ['2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28'].map((today) => noteOf(days, today));
  expect(notes).toEqual([null, 'Nationalfeiertag', null, null]);
});
