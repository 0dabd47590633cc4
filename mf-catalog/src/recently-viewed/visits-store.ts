import type { Consent } from 'shared-contracts/app';
import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { maximumVisits, recentVisits, type Visit, type Visits, withVisit } from './visits.ts';

/**
 * Visits live in this tab's memory. They are written to the browser's storage where the shopper has asked for it at the row (decision
 * 0013) or consents to preferences (decision 0052), until they are deleted, the consent ends, or no product was visited for 30 days.
 *
 * | record      | without the consent                | with the consent                          |
 * |-------------|------------------------------------|-------------------------------------------|
 * | none        | not stored                         | stored from the next visit on             |
 * | visits      | stored: asked for at the row       | stored                                    |
 * | no visits   | not stored; the record is removed  | not stored: unticked at the row           |
 */
export type VisitsState = {
  readonly visits: Visits;
  /** Whether the browser stores them beyond this tab. */
  readonly isStored: boolean;
  /** Reads the stored visits. */
  read(now: number): void;
  addVisit(id: number, now: number): void;
  /** `isStored` stays false where the browser refuses storage. */
  setStored(wanted: boolean): void;
  forget(): void;
};

export const visitsStore = defineStore(({ consent }) => createVisitsStore(visitsRecord(), consent));

export function createVisitsStore(
  record: VersionedRecord<Visits>,
  consent: Pick<Consent, 'read' | 'subscribe'>,
): StoreApi<VisitsState> {
  const isAllowed = (): boolean => consent.read()?.preferences === true;
  const stopStoring = (): void => {
    if (isAllowed()) record.write([]);
    else record.clear();
  };

  const store = createStore<VisitsState>((set, get) => ({
    visits: [],
    isStored: false,

    read(now) {
      const stored = recentVisits(record.read() ?? [], now);
      const isStored = stored.length > 0;
      // Another tab may have deleted the stored visits: then this tab drops its own, too.
      set({ visits: isStored || get().isStored ? stored : recentVisits(get().visits, now), isStored });
    },

    addVisit(id, now) {
      const kept = record.read();
      const stored = recentVisits(kept ?? [], now);
      const isStored = isAllowed() ? kept?.length !== 0 : stored.length > 0;
      // Another tab may have deleted the stored visits: then this tab drops its own, too.
      const before = stored.length > 0 || get().isStored ? stored : recentVisits(get().visits, now);
      const visits = withVisit(before, id, now);
      set({ visits, isStored: isStored && record.write(visits) });
      if (!isStored) stopStoring();
    },

    setStored(wanted) {
      if (!wanted) stopStoring();
      set({ isStored: wanted && record.write(get().visits) });
    },

    forget() {
      stopStoring();
      set({ visits: [], isStored: false });
    },
  }));
  // A refusal has deleted the record, in every tab.
  consent.subscribe(() => store.setState({ isStored: (record.read()?.length ?? 0) > 0 }));
  return store;
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
