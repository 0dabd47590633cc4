import type { Locale } from 'shared-contracts/app';
import { dateTags } from 'shared-contracts/dates';

/** The period of a flyer as pages show it. */
export type Validity = {
  readonly state: 'current' | 'over';
  /** `16. November bis 5. Dezember 2026`; a day and its month stay on one line. */
  readonly text: string;
  /** Days after today on which it is still valid. */
  readonly daysLeft: number;
};

const msPerDay = 86_400_000;
const until: Record<Locale, string> = { at: 'bis', en: 'to' };

/** Number of calendar days between two days; 0 if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / msPerDay));

/**
 * Computed with the page's data, since browsers may format dates differently from the server.
 * @param from first day, `YYYY-MM-DD`
 * @param to last day
 */
export function validityOf(from: string, to: string, today: string, locale: Locale): Validity {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const day = (date: string, withYear: boolean): string =>
    new Intl.DateTimeFormat(dateTags[locale], {
      day: 'numeric',
      month: 'long',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    })
      .format(new Date(date))
      .replace(' ', '\u00a0');
  return {
    state: today > to ? 'over' : 'current',
    text: `${day(from, !sameYear)} ${until[locale]} ${day(to, true)}`,
    daysLeft: daysBetween(today, to),
  };
}
