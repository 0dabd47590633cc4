import type { Translate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';

const languages = { at: 'de-AT', en: 'en-GB' } as const;

/** `bis 20. Dezember 2026`, or that the offer ended on that day. */
export function offerDay(
  t: Translate<MessageKey>,
  until: string,
  locale: keyof typeof languages,
  hasEnded = false,
): string {
  const day = new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return t(hasEnded ? 'club.ended' : 'club.until', { day: day.format(new Date(`${until}T00:00:00Z`)) });
}
