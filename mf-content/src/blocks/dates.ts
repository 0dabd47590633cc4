import type { Locale } from 'shared-contracts/app';

/** Dates in English are written as in Europe: `22 November 2026`. */
export const dateTags: Readonly<Record<Locale, string>> = { at: 'de-AT', en: 'en-GB' };

/**
 * `22. November 2026`. A date that cannot be read is shown as it came.
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string, locale: Locale): string {
  // Noon is the same day in all of Europe.
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Vienna' } as const;
  return new Intl.DateTimeFormat(dateTags[locale], options).format(moment);
}
