import type { StoreDay } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { openingState } from './opening-state.ts';
import { viennaDay, viennaInstant } from './vienna-time.ts';

const day = (date: string, hours: string | null): StoreDay => {
  const [opens = null, closes = null] = hours?.split('-') ?? [];
  return { date, weekday: new Date(date).getUTCDay() || 7, opens, closes, note: null };
};

/** A state as short text: `open 18:00 20` closes in 20 minutes, `closed +1 09:00 900` opens tomorrow, in 900 minutes. */
function stateAt(instant: string, ...days: StoreDay[]): string {
  const state = openingState(days, Date.parse(instant));
  if (state.kind === 'unknown') return 'unknown';
  if (state.kind === 'open') return `open ${state.until} ${state.minutes}`;
  return state.next === null ? 'closed' : `closed +${state.next.inDays} ${state.next.at} ${state.next.minutes}`;
}

describe('the clock of Vienna', () => {
  it.each([
    ['2026-01-15', '09:00', '2026-01-15T08:00:00Z'],
    ['2026-07-15', '09:00', '2026-07-15T07:00:00Z'],
    // The last Sunday of March: 2:00 becomes 3:00, so 2:30 is skipped.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    // The last Sunday of October: 3:00 becomes 2:00, so 2:30 occurs twice.
    ['2026-10-25', '01:59', '2026-10-24T23:59:00Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['2027-03-28', '09:00', '2027-03-28T07:00:00Z'],
    ['2026-12-31', '23:59', '2026-12-31T22:59:00Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(new Date(viennaInstant(date, time)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });

  it.each([
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is on %s', (instant, date) => {
    expect(viennaDay(Date.parse(instant))).toBe(date);
  });
});

describe('a store that closes in the evening', () => {
  const thursday = day('2026-09-10', '09:30-18:00');
  const friday = day('2026-09-11', '09:00-18:00');

  it.each([
    ['2026-09-10T07:29:30Z', 'closed +0 09:30 1'],
    ['2026-09-10T07:30:00Z', 'open 18:00 510'],
    ['2026-09-10T15:40:00Z', 'open 18:00 20'],
    ['2026-09-10T15:59:59Z', 'open 18:00 1'],
    ['2026-09-10T16:00:00Z', 'closed +1 09:00 900'],
    // Five minutes after midnight, with the days of a page that was loaded before.
    ['2026-09-10T22:05:00Z', 'closed +0 09:00 535'],
  ])('at %s: %s', (instant, state) => {
    expect(stateAt(instant, thursday, friday)).toBe(state);
  });

  it('opens after a weekend and a public holiday on the day that is known to be the next', () => {
    const days = [day('2026-04-04', '09:00-17:00'), day('2026-04-07', '09:00-18:00')];
    expect(stateAt('2026-04-04T16:00:00Z', ...days)).toBe('closed +3 09:00 3780');
    expect(stateAt('2026-04-06T10:00:00Z', ...days)).toBe('closed +1 09:00 1260');
  });

  it('that is closed today opens on another day', () => {
    expect(stateAt('2026-10-26T10:00:00Z', day('2026-10-26', null), friday, day('2026-10-27', '09:00-18:00'))).toBe(
      'closed +1 09:00 1320',
    );
  });

  it('is closed where no opening day is known', () => {
    expect(stateAt('2026-09-10T10:00:00Z', day('2026-09-10', null))).toBe('closed');
    expect(stateAt('2026-09-11T21:59:59Z', thursday, friday)).toBe('closed');
  });

  it('is unknown after the last known day', () => {
    expect(stateAt('2026-09-11T22:00:00Z', thursday, friday)).toBe('unknown');
    expect(stateAt('2026-09-12T10:00:00Z', thursday, friday)).toBe('unknown');
    expect(stateAt('2026-09-10T10:00:00Z')).toBe('unknown');
  });

  it('on Christmas Eve and New Year’s Eve closes at noon, and opens days later', () => {
    const days = [day('2026-12-24', '09:30-13:00'), day('2026-12-28', '09:30-19:00')];
    expect(stateAt('2026-12-24T11:30:00Z', ...days)).toBe('open 13:00 30');
    expect(stateAt('2026-12-24T12:00:00Z', ...days)).toBe('closed +4 09:30 5550');
  });
});

describe('a store that is open past midnight', () => {
  const days = [day('2026-09-10', '18:00-02:00'), day('2026-09-11', '18:00-02:00')];

  it.each([
    ['2026-09-10T15:30:00Z', 'closed +0 18:00 30'],
    ['2026-09-10T21:59:00Z', 'open 02:00 121'],
    ['2026-09-10T22:00:00Z', 'open 02:00 120'],
    ['2026-09-10T23:59:00Z', 'open 02:00 1'],
    ['2026-09-11T00:00:00Z', 'closed +0 18:00 960'],
  ])('at %s: %s', (instant, state) => {
    expect(stateAt(instant, ...days)).toBe(state);
  });

  it('closes at midnight itself', () => {
    expect(stateAt('2026-09-10T21:30:00Z', day('2026-09-10', '10:00-00:00'))).toBe('open 00:00 30');
    expect(stateAt('2026-09-10T22:00:00Z', day('2026-09-10', '10:00-00:00'), day('2026-09-11', null))).toBe('closed');
  });

  it('counts real minutes in the night that is one hour shorter', () => {
    const saturday = day('2026-03-28', '18:00-04:00');
    expect(stateAt('2026-03-29T00:30:00Z', saturday)).toBe('open 04:00 90');
    expect(stateAt('2026-03-29T01:00:00Z', saturday)).toBe('open 04:00 60');
    expect(stateAt('2026-03-29T02:00:00Z', saturday, day('2026-03-29', null))).toBe('closed');
  });

  it('counts real minutes in the night that is one hour longer', () => {
    const saturday = day('2026-10-24', '18:00-04:00');
    expect(stateAt('2026-10-24T23:30:00Z', saturday)).toBe('open 04:00 210');
    expect(stateAt('2026-10-25T00:30:00Z', saturday)).toBe('open 04:00 150');
    expect(stateAt('2026-10-25T01:30:00Z', saturday)).toBe('open 04:00 90');
    expect(stateAt('2026-10-25T03:00:00Z', saturday, day('2026-10-25', null))).toBe('closed');
  });
});
