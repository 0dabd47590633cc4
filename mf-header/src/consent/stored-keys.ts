import type { ConsentCategory } from 'shared-contracts/app';

/** The shopper's decision by category. */
export type Decision = Readonly<Record<ConsentCategory, boolean>>;

/**
 * Keys in web storage by the consent under which they are written. A withdrawal deletes them here, on any page, without the frontend that
 * wrote them. Every other key of the shop is necessary for what the shopper does: `stored-keys.test.ts` of the launcher lists them all.
 */
const storedKeys: Readonly<Record<ConsentCategory, readonly string[]>> = {
  preferences: ['bergauf-recently-viewed', 'bergauf-gender', 'bergauf-recent-searches'],
  statistics: ['bergauf-visit'],
};

/** Deletes what is stored under consents that are not given. */
export function removeStored(decision: Decision): void {
  for (const category of ['preferences', 'statistics'] as const) {
    if (!decision[category]) for (const key of storedKeys[category]) removeItem(key);
  }
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to delete.
  }
}
