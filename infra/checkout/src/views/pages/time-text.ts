import type { Locale } from 'shared-contracts/app';
import { dateTags } from 'shared-contracts/dates';

/** A time on Vienna's clock, in English with the day before the month: `22 November 2026 at 14:30`. */
export function timeText(iso: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Vienna' } as const;
  return new Intl.DateTimeFormat(dateTags[locale], options).format(new Date(iso));
}
