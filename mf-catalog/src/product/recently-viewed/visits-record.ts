import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { most, type Visit, type Visits } from './visits.ts';

/** In this browser, and only where the shopper has asked for it (decision 0013). */
export function visitsRecord(storage?: KeyValueStorage): VersionedRecord<Visits> {
  return versionedRecord('bergauf-recently-viewed', 2, isVisits, storage);
}

function isVisits(value: unknown): value is Visits {
  return Array.isArray(value) && value.length <= most && value.every(isVisit);
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null || !('id' in value && 'at' in value)) return false;
  return Number.isSafeInteger(value.id) && Number(value.id) > 0 && Number.isSafeInteger(value.at);
}
