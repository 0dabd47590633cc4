import { consentKey, consentRecord } from '../consent/consent.ts';

/** As in mf-header's `stored-keys.ts`, by which it deletes at the shopper's decision; a test compares the two. */
const underPreferences = ['bergauf-recently-viewed', 'bergauf-gender', 'bergauf-recent-searches'];
const underStatistics = ['bergauf-visit'];

/**
 * Deletes what is stored under a consent that has ended where no decision in this tab does: it was withdrawn in another tab, which cannot
 * reach the visit in this one's storage, or it has expired. Viewed products may be stored without it, where the shopper has asked for that at
 * their row (decision 0013): they go with an expired consent only.
 */
export function deleteWithoutConsent(): void {
  follow();
  addEventListener('storage', follow);
  // A page that comes back from the back/forward cache has missed the events of the storage.
  addEventListener('pageshow', follow);
}

function follow(): void {
  try {
    const choice = consentRecord().read();
    const isExpired = choice === null && localStorage.getItem(consentKey) !== null;
    if (!choice?.statistics) for (const key of underStatistics) sessionStorage.removeItem(key);
    // The record goes too: what is asked for at the row afterwards stays.
    if (isExpired) for (const key of [...underPreferences, consentKey]) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to delete.
  }
}
