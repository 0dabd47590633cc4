const dayMs = 86_400_000;

/** Today in the shop's time zone, as ISO date. */
export function today(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(now);
}

/** The ISO date `days` before another. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}

/** The ISO timestamp `seconds` before the start of a day. */
export function secondsBefore(day: string, seconds: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - seconds * 1000).toISOString();
}
