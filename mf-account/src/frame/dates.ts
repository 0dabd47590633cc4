import type { Locale } from 'shared-contracts/app';

// Orders are placed and delivered in the shop's time zone, wherever the shopper reads about them.
const timeZone = 'Europe/Vienna';

/** English as on invoices and in emails: the day before the month, and 24 hours. */
const dateTags: Readonly<Record<Locale, string>> = { at: 'de-AT', en: 'en-GB' };

/** `22. November 2026`. @param iso date, or date and time */
export function formatDate(iso: string, locale: Locale): string {
  return format(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `So., 22. Nov., 14:05`. @param iso date and time */
export function formatMoment(iso: string, locale: Locale): string {
  return format(iso, locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}

/** `Montag`. @param weekday 1 Monday to 7 Sunday */
export function formatWeekday(weekday: number, locale: Locale): string {
  // 1 January 2024 was a Monday.
  return format(`2024-01-0${weekday}T12:00:00Z`, locale, { weekday: 'long' });
}

/** A moment that cannot be read is shown as it came. */
function format(iso: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // A date without time is noon, which is the same day in all of Europe.
  const moment = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return new Intl.DateTimeFormat(dateTags[locale], { ...options, timeZone }).format(moment);
}
