import type { Translate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';

const languages = { at: 'de-AT', en: 'en-GB' } as const;

/** `bis 20. Dezember 2026`. The server renders pages that browsers show later, so an ended offer is named by its day as well. */
export function offerDay(t: Translate<MessageKey>, until: string, locale: keyof typeof languages): string {
  const day = new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return t('club.until', { day: day.format(new Date(`${until}T00:00:00Z`)) });
}
