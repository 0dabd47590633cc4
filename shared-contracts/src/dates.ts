import type { Locale } from './app/app-context.tsx';

/** The language tags of dates. English is European: the day before the month, and 24 hours. */
export const dateTags: Readonly<Record<Locale, string>> = { at: 'de-AT', en: 'en-GB' };

/**
 * Formats in Vienna time, wherever the shopper is: the shop's deliveries and opening hours follow it. A moment that cannot be parsed is
 * shown unchanged.
 * @param iso date (`YYYY-MM-DD`), or date and time (ISO 8601)
 */
export function formatMoment(iso: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // A date without time is set to noon, which is the same day in all of Europe.
  const moment = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(dateTags[locale], { ...options, timeZone: 'Europe/Vienna' }).format(moment);
}

/** `22. November 2026`; day and month stay on one line. @param iso date, or date and time (ISO 8601) */
export const formatDay = (iso: string, locale: Locale): string =>
  formatMoment(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' }).replace(' ', '\u00a0');
