import { addDays, type CalendarDay, weekdayOf } from '@bergauf/catalogue-format/austrian-holidays';
import type { ContentLocale } from 'shared-contracts/entities';
import { flyerTerms } from './flyer-terms.ts';

/** The first and the last day of a flyer. */
export type Edition = { readonly from: CalendarDay; readonly to: CalendarDay };

// A Monday. Editions are counted from it, so that all machines agree.
const firstMonday = '2024-01-01';
const msPerDay = 86_400_000;

/** The edition of a day. An edition covers whole weeks from Monday to Sunday: there is one on every day. */
export function editionOn(today: CalendarDay, weeks: number): Edition {
  const days = Math.round((Date.parse(today) - Date.parse(firstMonday)) / msPerDay);
  const long = weeks * 7;
  const from = addDays(firstMonday, Math.floor(days / long) * long);
  return { from, to: addDays(from, long - 1) };
}

/** Editions change only on Mondays. */
export function mondayOf(today: CalendarDay): CalendarDay {
  return addDays(today, 1 - weekdayOf(today));
}

/** `2. März bis 14. März 2027`, `2 March to 14 March 2027` */
export function validityText({ from, to }: Edition, locale: ContentLocale): string {
  const { dates, until } = flyerTerms[locale];
  const dayAndMonth = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${dayAndMonth.format(new Date(from))} ${until} ${whole.format(new Date(to))}`;
}
