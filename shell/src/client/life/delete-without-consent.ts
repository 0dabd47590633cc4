import type { ConsentCategory } from 'shared-contracts/app';
import { consentRecord } from '../consent/consent.ts';

/** As in mf-header's `stored-keys.ts`, by which it deletes at the shopper's decision; a test compares the two. */
const storedKeys: Readonly<Record<ConsentCategory, readonly string[]>> = {
  preferences: ['bergauf-recently-viewed', 'bergauf-gender', 'bergauf-recent-searches'],
  statistics: ['bergauf-visit'],
};

/**
 * Deletes what is stored under a consent that is not given any more where no decision in this tab does: the shopper has withdrawn it in
 * another tab, which cannot reach this one's storage, or it has expired.
 */
export function deleteWithoutConsent(): void {
  follow();
  addEventListener('storage', follow);
  // A page that comes back from the back/forward cache has missed the events of the storage.
  addEventListener('pageshow', follow);
}

function follow(): void {
  const choice = consentRecord().read();
  for (const category of ['preferences', 'statistics'] as const) {
    if (!choice?.[category]) for (const key of storedKeys[category]) removeItem(key);
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
