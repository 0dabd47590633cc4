import type { Locale } from 'shared-contracts/app';
import type { Translate } from 'shared-contracts/i18n';
import { dateTags } from '../dates.ts';
import type { OpeningMessageKey } from './messages/messages.ts';
import type { OpeningState } from './opening-state.ts';

/** Below this, the text names minutes instead of the time. */
const soonMinutes = 60;

/** Shortens `09:00` to `9:00`. */
export const shortTime = (time: string): string => time.replace(/^0(?=\d)/, '');

/** Day names refer to calendar days, which have no time zone. */
const dayFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateTags[locale], { ...options, timeZone: 'UTC' });

/** `Montag`. */
export const weekdayName = (day: string, locale: Locale): string =>
  dayFormat(locale, { weekday: 'long' }).format(new Date(day));

/** `26. Oktober`, in English `26 October`. */
export const dayName = (day: string, locale: Locale): string =>
  dayFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(day));

/** `Offen bis 18:00`, `Schließt in 20 Minuten`, `Öffnet morgen um 9:00`; empty for an unknown state. */
export function openingText(state: OpeningState, t: Translate<OpeningMessageKey>, locale: Locale): string {
  if (state.kind === 'unknown') return '';
  if (state.kind === 'open') {
    return state.minutes <= soonMinutes
      ? t('hours.closing', { minutes: state.minutes })
      : t('hours.open', { time: shortTime(state.until) });
  }
  if (state.next === null) return t('hours.closed');
  const { at, day, inDays, minutes } = state.next;
  const time = shortTime(at);
  if (minutes <= soonMinutes) return t('hours.opening', { minutes });
  if (inDays === 0) return t('hours.opens-today', { time });
  if (inDays === 1) return t('hours.opens-tomorrow', { time });
  if (inDays < 7) return t('hours.opens-weekday', { weekday: weekdayName(day, locale), time });
  return t('hours.opens-date', { date: dayName(day, locale), time });
}
