import type { Locale } from './app/app-context.tsx';

/** The languages of dates. English is that of Europe: the day before the month, and 24 hours. */
export const dateTags: Readonly<Record<Locale, string>> = { at: 'de-AT', en: 'en-GB' };

/**
 * On Vienna's clock, wherever the shopper is: the shop delivers, opens and closes by it. A moment that cannot be read is shown as it came.
 * @param iso date (`YYYY-MM-DD`), or date and time (ISO 8601)
 */
export function formatMoment(iso: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // A date without time is noon, which is the same day in all of Europe.
  const moment = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(dateTags[locale], { ...options, timeZone: 'Europe/Vienna' }).format(moment);
}

/** `22. November 2026`; day and month stay on one line. @param iso date, or date and time (ISO 8601) */
export const formatDay = (iso: string, locale: Locale): string =>
  formatMoment(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' }).replace(' ', '\u00a0');
