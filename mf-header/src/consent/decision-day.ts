import type { Locale } from 'shared-contracts/app';
import { dateTags } from 'shared-contracts/dates';

/**
 * The day of a decision in the shopper's time zone, in English with the day before the month: `22/11/2026`.
 * @param at milliseconds since 1970
 */
export function decisionDay(at: number, locale: Locale): string {
  return new Date(at).toLocaleDateString(dateTags[locale]);
}
