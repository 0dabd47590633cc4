import type { Locale } from 'shared-contracts/app';
import { languageTags } from 'shared-contracts/i18n';

/**
 * `22. November 2026`. A date that cannot be read is shown as it came.
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string, locale: Locale): string {
  // Noon is the same day in all of Europe.
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Vienna' } as const;
  return new Intl.DateTimeFormat(languageTags[locale], options).format(moment);
}
