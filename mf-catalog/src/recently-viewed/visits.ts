/** The privacy page states both limits. */
export const maximumVisits = 12;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/** A product and when it was last viewed, in milliseconds since 1970. */
export type Visit = { readonly id: number; readonly at: number };

/** The most recent first. */
export type Visits = readonly Visit[];

/** Each product occurs once, with its last visit; the oldest are dropped. */
export function withVisit(visits: Visits, id: number, now: number): Visits {
  return [{ id, at: now }, ...visits.filter((visit) => visit.id !== id)].slice(0, maximumVisits);
}

/** Visits of the last 30 days. Visits in the future are dropped, too: the clock was set back since. */
export function recentVisits(visits: Visits, now: number): Visits {
  return visits.filter(({ at }) => at > now - rememberedMs && at <= now);
}

/** Ids of the visited products, without this one. */
export function idsOtherThan(visits: Visits, id: number | null): readonly number[] {
  return visits.flatMap((visit) => (visit.id === id ? [] : [visit.id]));
}
