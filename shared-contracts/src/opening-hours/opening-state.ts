import type { StoreDay } from 'shared-contracts/entities';
import { addDays, daysBetween, viennaDay, viennaInstant } from './vienna-time.ts';

/** Whether a store is open, and what comes next. Minutes are elapsed ones, also in the nights in which the clocks change. */
export type OpeningState =
  /** Later than the last of the days: the page has been open for long. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly until: string; readonly minutes: number }
  | {
      readonly kind: 'closed';
      /** Null where no opening day is known. */
      readonly next: {
        readonly at: string;
        readonly day: string;
        /** 0 today, 1 tomorrow. */
        readonly inDays: number;
        readonly minutes: number;
      } | null;
    };

type Hours = { readonly day: string; readonly opens: string; readonly closes: string; from: number; to: number };

/** Hours whose end is at or before their start end on the next day. */
function hoursOf({ date, opens, closes }: StoreDay): Hours[] {
  if (opens === null || closes === null) return [];
  const lastDay = closes <= opens ? addDays(date, 1) : date;
  return [{ day: date, opens, closes, from: viennaInstant(date, opens), to: viennaInstant(lastDay, closes) }];
}

/**
 * The state of a store at an instant.
 * @param days the days that determine it, in any order (`StoreSummary.openingDays`)
 * @param now milliseconds since 1970
 */
export function openingState(days: readonly StoreDay[], now: number): OpeningState {
  const hours = days.flatMap(hoursOf).sort((a, b) => a.from - b.from);
  const current = hours.find(({ from, to }) => from <= now && now < to);
  if (current) return { kind: 'open', until: current.closes, minutes: minutesUntil(current.to, now) };
  const next = hours.find(({ from }) => from > now);
  const today = viennaDay(now);
  if (next === undefined)
    return days.some(({ date }) => date >= today) ? { kind: 'closed', next: null } : { kind: 'unknown' };
  const { day, opens, from } = next;
  const inDays = daysBetween(today, day);
  return { kind: 'closed', next: { at: opens, day, inDays, minutes: minutesUntil(from, now) } };
}

/** Rounded up: a store that closes in 30 seconds closes in one minute. */
const minutesUntil = (instant: number, now: number): number => Math.ceil((instant - now) / 60_000);
