import { addDays, type CalendarDay, weekdayOf } from '../stores/austrian-holidays.ts';

/** The first and the last day of a flyer. */
export type Edition = { readonly from: CalendarDay; readonly to: CalendarDay };

// A Monday; editions are counted from it, so that they are the same on every machine.
const firstMonday = '2024-01-01';
const msPerDay = 86_400_000;

/** The edition that holds today: whole weeks from Monday to Saturday, one after the other. On Sunday the last one is still shown. */
export function editionOn(today: CalendarDay, weeks: number): Edition {
  const days = Math.round((Date.parse(today) - Date.parse(firstMonday)) / msPerDay);
  const long = weeks * 7;
  const from = addDays(firstMonday, Math.floor(days / long) * long);
  return { from, to: addDays(from, long - 2) };
}

/** Editions only change on Mondays: what was made in a week holds for all of it. */
export function mondayOf(today: CalendarDay): CalendarDay {
  return addDays(today, 1 - weekdayOf(today));
}

const dayAndMonth = new Intl.DateTimeFormat('de-AT', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('de-AT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2. März bis 14. März 2027` */
export function validityText({ from, to }: Edition): string {
  return `${dayAndMonth.format(new Date(from))} bis ${whole.format(new Date(to))}`;
}
