import { type KeyValueStorage, type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';

/** Ids of the ticked items, by list. */
export type Ticks = Readonly<Record<string, readonly string[]>>;

/**
 * The ticks of all checklists. The shopper asks the browser to keep them, so only they are stored, at once and without further consent
 * (decision 0045).
 */
export type ChecklistState = {
  readonly ticks: Ticks;
  /** False where the browser refuses storage: the ticks are then kept in this tab only. */
  readonly isKept: boolean;
  /** Reads what this and other tabs have stored. */
  refresh(): void;
  /** @param list the page's path and the list's id */
  tick(list: string, item: string, isTicked: boolean): void;
  clear(list: string): void;
};

export const checklistStore = defineStore(() => createChecklistStore(checklistRecord()));

export function createChecklistStore(record: VersionedRecord<Ticks>): StoreApi<ChecklistState> {
  return createStore<ChecklistState>((set, get) => {
    /** What is stored, which another tab may have changed; where the browser has refused the last ticks, those of this tab. */
    const stored = (): Ticks | null => (get().isKept ? record.read() : get().ticks);

    function change(list: string, next: (items: readonly string[]) => readonly string[]): void {
      const { [list]: items = [], ...others } = stored() ?? get().ticks;
      const changed = next(items);
      // The most recently ticked list is the last one to be dropped.
      const ticks = Object.fromEntries(
        [...Object.entries(others), ...(changed.length > 0 ? [[list, changed] as const] : [])].slice(-maximumLists),
      );
      set({ ticks, isKept: record.write(ticks) });
    }
    return {
      ticks: {},
      isKept: true,
      refresh: () => set({ ticks: stored() ?? {} }),
      tick: (list, item, isTicked) =>
        change(list, (items) =>
          [...items.filter((other) => other !== item), ...(isTicked ? [item] : [])].slice(-maximumItems),
        ),
      clear: (list) => change(list, () => []),
    };
  });
}

const maximumLists = 50;
const maximumItems = 200;
export const checklistKey = 'bergauf-checklists';

export function checklistRecord(storage?: KeyValueStorage): VersionedRecord<Ticks> {
  return versionedRecord(checklistKey, 1, isTicks, storage);
}

function isTicks(value: unknown): value is Ticks {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const lists = Object.values(value);
  const isItems = (items: unknown) =>
    Array.isArray(items) && items.length <= maximumItems && items.every((item) => typeof item === 'string');
  return lists.length <= maximumLists && lists.every(isItems);
}
