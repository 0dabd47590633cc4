import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { most, stillRemembered, type Visit, type Visits, withVisit } from './visits.ts';

/**
 * What was seen lives in this tab's memory. It is written to the browser's storage only once the shopper has asked for it, and
 * from then on until it is deleted or nothing was seen for 30 days (decision 0013).
 */
export type VisitsState = {
  readonly visits: Visits;
  /** Whether the browser keeps them beyond this page. */
  readonly isKept: boolean;
  see(id: number, now: number): void;
  /** `isKept` stays false where the browser refuses to store anything. */
  keep(wanted: boolean): void;
  forget(): void;
};

export const visitsStore = defineStore(() => createVisitsStore(visitsRecord()));

export function createVisitsStore(record: VersionedRecord<Visits>): StoreApi<VisitsState> {
  return createStore<VisitsState>((set, get) => ({
    visits: [],
    isKept: false,

    see(id, now) {
      const kept = stillRemembered(record.read() ?? [], now);
      const isKept = kept.length > 0;
      // What another tab has deleted is not brought back by this one.
      const before = isKept || get().isKept ? kept : stillRemembered(get().visits, now);
      const visits = withVisit(before, id, now);
      set({ visits, isKept: isKept && record.write(visits) });
      if (!isKept) record.clear();
    },

    keep(wanted) {
      if (!wanted) record.clear();
      set({ isKept: wanted && record.write(get().visits) });
    },

    forget() {
      record.clear();
      set({ visits: [], isKept: false });
    },
  }));
}

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
