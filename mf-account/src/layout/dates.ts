import type { Locale } from 'shared-contracts/app';
import { formatMoment } from 'shared-contracts/dates';

/** `So., 22. Nov., 14:05`. @param iso date and time */
export function formatTime(iso: string, locale: Locale): string {
  return formatMoment(iso, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** `Montag`. @param weekday 1 Monday to 7 Sunday */
export function formatWeekday(weekday: number, locale: Locale): string {
  // 1 January 2024 was a Monday.
  return formatMoment(`2024-01-0${weekday}`, locale, { weekday: 'long' });
}
