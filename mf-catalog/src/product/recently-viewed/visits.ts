/** The privacy page names both limits. */
export const most = 12;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

/** A product and when it was last seen, in milliseconds since 1970. */
export type Visit = { readonly id: number; readonly at: number };

/** The last one seen first. */
export type Visits = readonly Visit[];

/** Each product stands once, at its last visit; the oldest are forgotten. */
export function withVisit(visits: Visits, id: number, now: number): Visits {
  return [{ id, at: now }, ...visits.filter((visit) => visit.id !== id)].slice(0, most);
}

/** What is older than 30 days is over; so is what a clock that was set back has dated ahead. */
export function stillRemembered(visits: Visits, now: number): Visits {
  return visits.filter(({ at }) => at > now - rememberedMs && at <= now);
}

/** The products seen before this one. */
export function idsOtherThan(visits: Visits, id: number): readonly number[] {
  return visits.flatMap((visit) => (visit.id === id ? [] : [visit.id]));
}
