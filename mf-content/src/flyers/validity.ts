import type { Locale } from 'shared-contracts/app';
import { dateTags } from 'shared-contracts/dates';

/** The period of a flyer as pages show it. */
export type Validity = {
  readonly state: 'current' | 'over';
  /** `16. November bis 5. Dezember 2026`; no line ends between a day and its month. */
  readonly text: string;
  /** Days after today on which it is still valid. */
  readonly daysLeft: number;
};

const msPerDay = 86_400_000;
const until: Record<Locale, string> = { at: 'bis', en: 'to' };

/** Calendar days from one day to another; 0 where the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / msPerDay));

/**
 * Made with the page's data: browsers may write dates in another way than the server.
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
