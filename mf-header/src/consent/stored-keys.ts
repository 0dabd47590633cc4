import type { ConsentCategory } from 'shared-contracts/app';

/** What the shopper consents to. */
export type Decision = Readonly<Record<ConsentCategory, boolean>>;

/**
 * What is stored under each consent, by its key in web storage. A withdrawal deletes it here, on whichever page, without the frontend that
 * wrote it. Every other key of the shop is necessary for what the shopper does: `stored-keys.test.ts` of the launcher lists them all.
 */
export const storedKeys: Readonly<Record<ConsentCategory, readonly string[]>> = {
  preferences: ['bergauf-recently-viewed', 'bergauf-gender', 'bergauf-recent-searches'],
  statistics: ['bergauf-visit'],
};

/** Deletes what is stored under the consents that are not given. */
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
