import { consentKey, consentRecord } from '../consent/consent.ts';

/** As in mf-header's `stored-keys.ts`, whose keys it deletes when the shopper decides; a test compares the two. */
const underPreferences = ['bergauf-recently-viewed', 'bergauf-gender', 'bergauf-recent-searches'];
const underStatistics = ['bergauf-visit'];

/**
 * Deletes what is stored under a consent that has ended without a decision in this tab: the consent was withdrawn in another tab, which
 * cannot access this tab's session storage with the visit, or it has expired. Viewed products may be stored without consent where the
 * shopper has asked for it at their row (decision 0013): they are deleted with an expired consent only.
 */
export function deleteWithoutConsent(): void {
  follow();
  addEventListener('storage', follow);
  // A page that comes back from the back/forward cache has missed `storage` events.
  addEventListener('pageshow', follow);
}

function follow(): void {
  try {
    const choice = consentRecord().read();
    const isExpired = choice === null && localStorage.getItem(consentKey) !== null;
    if (!choice?.statistics) for (const key of underStatistics) sessionStorage.removeItem(key);
    // The consent record is deleted too, so that products the shopper later asks to keep are kept.
    if (isExpired) for (const key of [...underPreferences, consentKey]) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to delete.
  }
}
