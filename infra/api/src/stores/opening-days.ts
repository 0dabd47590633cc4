import type { StoreDay, StoreWeekday } from 'shared-contracts/entities';
import { type HoursPattern, hoursPatterns } from '../seed/content/stores/opening-hours.ts';
import { addDays, type CalendarDay, publicHoliday, weekdayOf } from './austrian-holidays.ts';

type OpenStore = { readonly id: number; readonly hours: HoursPattern };

/** The regular opening hours, Monday to Sunday. */
export function usualWeek({ hours }: OpenStore): StoreWeekday[] {
  return hoursPatterns[hours].map((day, index) => ({
    weekday: index + 1,
    opens: day?.[0] ?? null,
    closes: day?.[1] ?? null,
  }));
}

const stocktakingFrom = '01-12';
const stocktakingDays = 12;

/** Each store takes stock on one workday morning in January; the days differ. */
function isStocktaking(id: number, day: CalendarDay): boolean {
  const first = `${day.slice(0, 5)}${stocktakingFrom}`;
  const workdays = Array.from({ length: 24 }, (_, index) => addDays(first, index)).filter(
    (candidate) => weekdayOf(candidate) <= 5 && publicHoliday(candidate) === null,
  );
  return workdays[id % stocktakingDays] === day;
}

/** How a day differs from its weekday's regular hours, and why; null for a regular day. */
function exceptionOn({ id, hours }: OpenStore, day: CalendarDay, usual: StoreWeekday): Partial<StoreDay> | null {
  const isOpen = usual.opens !== null;
  const holiday = publicHoliday(day);
  if (holiday !== null) {
    // Mariä Empfängnis is the one holiday on which Austrian shops may open, except on a Sunday.
    if (day.endsWith('-12-08') && weekdayOf(day) < 7) return { opens: '10:00', closes: '18:00', note: holiday };
    const isQuiet = day.endsWith('-01-01') || day.endsWith('-12-25');
    if (hours === 'alpine' && !isQuiet) return { opens: '10:00', closes: '17:00', note: holiday };
    return { opens: null, closes: null, note: holiday };
  }
  if (isOpen && day.endsWith('-12-24')) return { closes: '13:00', note: 'Heiliger Abend' };
  if (isOpen && day.endsWith('-12-31')) return { closes: '15:00', note: 'Silvester' };
  if (isOpen && isStocktaking(id, day)) return { opens: '13:00', note: 'Inventur am Vormittag' };
  return null;
}

export function storeDay(store: OpenStore, date: CalendarDay): StoreDay {
  const weekday = weekdayOf(date);
  const usual = usualWeek(store)[weekday - 1] ?? { weekday, opens: null, closes: null };
  return { ...usual, date, note: null, ...exceptionOn(store, date, usual) };
}

/** `count` days from `from`. */
export function storeDays(store: OpenStore, from: CalendarDay, count: number): StoreDay[] {
  return Array.from({ length: count }, (_, index) => storeDay(store, addDays(from, index)));
}

/** The days with exceptional hours among the next `count`. */
export function exceptionalDays(store: OpenStore, from: CalendarDay, count: number): StoreDay[] {
  return storeDays(store, from, count).filter(({ note }) => note !== null);
}
