import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { maximumVisits, recentVisits, type Visit, type Visits, withVisit } from './visits.ts';

/**
 * Visits live in this tab's memory. They are written to the browser's storage only after the shopper has asked for it, until they are
 * deleted or no product was visited for 30 days (decision 0013).
 */
export type VisitsState = {
  readonly visits: Visits;
  /** Whether the browser stores them beyond this tab. */
  readonly isStored: boolean;
  /** Reads what the browser has stored. */
  read(now: number): void;
  addVisit(id: number, now: number): void;
  /** `isStored` stays false where the browser refuses to store. */
  setStored(wanted: boolean): void;
  forget(): void;
};

export const visitsStore = defineStore(() => createVisitsStore(visitsRecord()));

export function createVisitsStore(record: VersionedRecord<Visits>): StoreApi<VisitsState> {
  return createStore<VisitsState>((set, get) => ({
    visits: [],
    isStored: false,

    read(now) {
      const stored = recentVisits(record.read() ?? [], now);
      const isStored = stored.length > 0;
      // Another tab may have deleted the stored visits: then this tab drops its own, too.
      set({ visits: isStored || get().isStored ? stored : recentVisits(get().visits, now), isStored });
    },

    addVisit(id, now) {
      get().read(now);
      const { isStored } = get();
      const visits = withVisit(get().visits, id, now);
      set({ visits, isStored: isStored && record.write(visits) });
      if (!isStored) record.clear();
    },

    setStored(wanted) {
      if (!wanted) record.clear();
      set({ isStored: wanted && record.write(get().visits) });
    },

    forget() {
      record.clear();
      set({ visits: [], isStored: false });
    },
  }));
}

/** The visits in the browser's storage, written only after the shopper has asked for it (decision 0013). */
export function visitsRecord(storage?: KeyValueStorage): VersionedRecord<Visits> {
  return versionedRecord('bergauf-recently-viewed', 2, isVisits, storage);
}

function isVisits(value: unknown): value is Visits {
  return Array.isArray(value) && value.length <= maximumVisits && value.every(isVisit);
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null || !('id' in value && 'at' in value)) return false;
  return Number.isSafeInteger(value.id) && Number(value.id) > 0 && Number.isSafeInteger(value.at);
}
