const hourMs = 3_600_000;

let clock: Intl.DateTimeFormat | undefined;

/** Vienna's local time at an instant, as `2026-03-29 03:00:00`. The formatter is created once, at the first use. */
function wallClock(instant: number): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'medium' });
  return clock.format(instant);
}

/** The calendar day in Vienna, `YYYY-MM-DD`. */
export function viennaDay(instant: number): string {
  return wallClock(instant).slice(0, 10);
}

/** Whether Vienna's local time is, at this instant, so many hours ahead of UTC. */
const isAhead = (instant: number, hours: number): boolean =>
  Date.parse(`${wallClock(instant).replace(' ', 'T')}Z`) === instant + hours * hourMs;

/**
 * The instant of a local time in Vienna.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @returns milliseconds since 1970. If the end of summer time repeats the hour, its first occurrence; if the start of summer time skips it,
 * the instant that is as long after the change as the time is after the start of the skipped hour.
 */
export function viennaInstant(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = asUtc - 2 * hourMs;
  return isAhead(inSummer, 2) ? inSummer : asUtc - hourMs;
}

/** Number of calendar days between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * hourMs));
}

/** The day `count` days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * hourMs).toISOString().slice(0, 10);
}
