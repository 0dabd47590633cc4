import type { Locale } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { Translate } from 'shared-contracts/i18n';
import type { MessageKey } from './messages/messages.ts';

/** `bis 20. Dezember 2026`, or that the offer ended on that day. */
export function offerDay(t: Translate<MessageKey>, until: string, locale: Locale, hasEnded = false): string {
  return t(hasEnded ? 'club.ended' : 'club.until', { day: formatDay(until, locale) });
}
