import type { StoreDay } from 'shared-contracts/entities';
import { openingState } from 'shared-contracts/opening-hours';
import { describe, expect, it } from 'vitest';
import { appointmentDays, knownDays } from './store-view.ts';

const day = (date: string, opens: string | null, closes: string | null): StoreDay => ({
  date,
  weekday: new Date(date).getUTCDay() || 7,
  opens,
  closes,
  note: null,
});

describe('the page of a store that was loaded on a Thursday', () => {
  const thursday = day('2026-09-10', '09:00', '18:00');
  const friday = day('2026-09-11', '09:00', '18:00');
  const store = {
    openingDays: [day('2026-09-09', '20:00', '02:00'), thursday, friday],
    days: [
      thursday,
      friday,
      day('2026-09-12', '09:00', '17:00'),
      day('2026-09-13', null, null),
      day('2026-09-14', '09:00', '18:00'),
    ],
  };
  const stateAt = (instant: string) => openingState(knownDays(store), Date.parse(instant));

  it.each([
    ['2026-09-10', ['2026-09-11', '2026-09-12', '2026-09-14']],
    ['2026-09-11', ['2026-09-12', '2026-09-14']],
    ['2026-09-14', []],
  ])('offers on %s appointments for later days on which the store opens', (today, offered) => {
    expect(appointmentDays(store, today).map(({ date }) => date)).toEqual(offered);
  });

  it('still knows on Saturday and Monday that the store is open, and on Sunday when it opens', () => {
    expect(stateAt('2026-09-12T10:00:00Z')).toMatchObject({ kind: 'open', until: '17:00' });
    expect(stateAt('2026-09-13T10:00:00Z')).toMatchObject({ kind: 'closed', next: { day: '2026-09-14', inDays: 1 } });
    expect(stateAt('2026-09-14T10:00:00Z')).toMatchObject({ kind: 'open', until: '18:00' });
  });

  it('knows the hours of the previous evening that end after midnight', () => {
    expect(stateAt('2026-09-09T23:00:00Z')).toMatchObject({ kind: 'open', until: '02:00' });
  });

  it('knows an opening after its last day, and contains the hours of each day once', () => {
    const reopens = day('2026-09-24', '09:00', '18:00');
    const days = [day('2026-09-10', null, null), day('2026-09-11', null, null)];
    expect(knownDays({ openingDays: [...days.slice(0, 1), reopens], days })).toEqual([reopens, ...days]);
    expect(knownDays({ days })).toEqual(days);
  });
});
