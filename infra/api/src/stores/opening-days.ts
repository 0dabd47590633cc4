import { addDays, type CalendarDay, publicHoliday, weekdayOf } from '@bergauf/catalogue-format/austrian-holidays';
import type { WeekHours } from '@bergauf/catalogue-format/records/store-records';
import { and, asc, gte, lte } from 'drizzle-orm';
import type { ContentLocale, StoreDay, StoreWeekday } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { type Localized, localized } from '../database/localized.ts';
import { openingExceptions } from '../database/schema.ts';

type OpenStore = { readonly id: number; readonly hours: WeekHours };

export type OpeningException = Omit<typeof openingExceptions.$inferSelect, 'position'>;

/** The exceptions of all stores from a day on, in the order of their file. */
export async function loadExceptions(orm: Orm, from: CalendarDay, days = 1): Promise<readonly OpeningException[]> {
  const until = addDays(from, days - 1);
  return orm
    .select()
    .from(openingExceptions)
    .where(and(gte(openingExceptions.date, from), lte(openingExceptions.date, until)))
    .orderBy(asc(openingExceptions.position));
}

/** The regular opening hours, Monday to Sunday. */
export function usualWeek({ hours }: Pick<OpenStore, 'hours'>): StoreWeekday[] {
  return hours.map((day, index) => ({ weekday: index + 1, opens: day?.[0] ?? null, closes: day?.[1] ?? null }));
}

type ExceptionalHours = Partial<Pick<StoreDay, 'opens' | 'closes'>> & { readonly note: Localized };

/** The exception of a store on a day: its own before one of all stores, and that before a public holiday. */
function exceptionOn(
  { id }: OpenStore,
  day: CalendarDay,
  usual: StoreWeekday,
  exceptions: readonly OpeningException[],
): ExceptionalHours | null {
  const known = exceptions.filter(({ date, stores }) => date === day && (stores === null || stores.includes(id)));
  const found = known.find(({ stores }) => stores !== null) ?? known[0];
  const holiday = publicHoliday(day);
  if (found === undefined) return holiday === null ? null : { opens: null, closes: null, note: holiday };
  const { times, note } = found;
  const isWhole = times.opens !== undefined && times.closes !== undefined;
  // With one time only it applies to a day on which the store is open.
  if (!isWhole && usual.opens === null) return null;
  const hours = { ...usual, ...times };
  const isClosed = hours.opens === null || hours.closes === null || (!isWhole && leavesNothing(hours, usual));
  return { ...(isClosed ? { opens: null, closes: null } : times), note };
}

type Hours = Pick<StoreWeekday, 'opens' | 'closes'>;

/** Hours whose end is at or before their start end on the next day. */
const endsNextDay = ({ opens, closes }: Hours): boolean => opens !== null && closes !== null && closes <= opens;

/** A closing time before this one may be meant for the next day. */
const endOfNight = '06:00';

/**
 * Whether an exception with one time leaves nothing of the usual hours: a store that usually opens at 14:00 stays closed on a day on which
 * all stores close at 13:00.
 */
function leavesNothing(hours: Hours, usual: Hours): boolean {
  const { closes } = hours;
  if (closes === null || !endsNextDay(hours)) return false;
  const isUsual = endsNextDay(usual) && usual.closes !== null && closes <= usual.closes;
  return !isUsual && closes >= endOfNight;
}

/** The hours of a store on a day. On public holidays it is closed unless an exception says otherwise. */
export function storeDay(
  store: OpenStore,
  date: CalendarDay,
  exceptions: readonly OpeningException[],
  locale: ContentLocale,
): StoreDay {
  const weekday = weekdayOf(date);
  const usual = usualWeek(store)[weekday - 1] ?? { weekday, opens: null, closes: null };
  const exception = exceptionOn(store, date, usual, exceptions);
  return { ...usual, date, ...exception, note: exception && localized(exception.note, locale) };
}

/** `count` days from `from`. */
export function storeDays(
  store: OpenStore,
  from: CalendarDay,
  count: number,
  exceptions: readonly OpeningException[],
  locale: ContentLocale,
): StoreDay[] {
  return Array.from({ length: count }, (_, index) => storeDay(store, addDays(from, index), exceptions, locale));
}

/** The days with exceptional hours among the next `count`. */
export function exceptionalDays(
  store: OpenStore,
  from: CalendarDay,
  count: number,
  exceptions: readonly OpeningException[],
  locale: ContentLocale,
): StoreDay[] {
  return storeDays(store, from, count, exceptions, locale).filter(({ note }) => note !== null);
}

/** Days after today among which the next opening is looked for. */
const nextOpeningDays = 14;

/** The exceptions that decide whether stores are open now and when they open next; see `decisiveDays`. */
export function loadDecisiveExceptions(orm: Orm, today: CalendarDay): Promise<readonly OpeningException[]> {
  return loadExceptions(orm, addDays(today, -1), nextOpeningDays + 2);
}

/**
 * The days that decide whether a store is open now and when it opens next, in their order: yesterday where its hours end after
 * midnight, today, and the next day on which it opens, at most two weeks ahead.
 */
export function decisiveDays(
  store: OpenStore,
  today: CalendarDay,
  exceptions: readonly OpeningException[],
  locale: ContentLocale,
): StoreDay[] {
  const [yesterday, ...days] = storeDays(store, addDays(today, -1), nextOpeningDays + 2, exceptions, locale);
  const next = days.slice(1).find(({ opens }) => opens !== null);
  return [
    ...(yesterday && endsNextDay(yesterday) ? [yesterday] : []),
    ...days.slice(0, 1),
    ...(next === undefined ? [] : [next]),
  ];
}
