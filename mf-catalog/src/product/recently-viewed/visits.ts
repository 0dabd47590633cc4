import { type VersionedRecord, versionedRecord } from 'shared-contracts/storage';

const most = 12;

/** Ids of products, the last one seen first. */
export type Visits = readonly number[];

/** Each product stands once, at its last visit; the oldest are forgotten. */
export function withVisit(visits: Visits, productId: number): Visits {
  return [productId, ...visits.filter((id) => id !== productId)].slice(0, most);
}

/** The products seen before this one. */
export function otherThan(visits: Visits, productId: number): Visits {
  return visits.filter((id) => id !== productId);
}

/** In this browser only; nobody is told. */
export function visitRecord(): VersionedRecord<Visits> {
  return versionedRecord('bergauf-recently-viewed', 1, isVisits);
}

function isVisits(value: unknown): value is Visits {
  return Array.isArray(value) && value.length <= most && value.every((id) => Number.isSafeInteger(id) && id > 0);
}
