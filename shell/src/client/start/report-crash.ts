import { laterElementId } from '../../app/element-ids.ts';
import { crashesPath } from '../../app/vitals-report.ts';

/** Key in the tab's session storage. */
const openPageKey = 'bergauf.open-page';

/**
 * Stores the page's set in its tab while the page is visible. A page that hangs or crashes cannot delete that record, so the next page in
 * the tab finds it, and reports it before running anything that could hang again (decision 0071).
 */
export function reportCrash(): void {
  try {
    const set = document.getElementById(laterElementId)?.dataset['set'] ?? '';
    const left = sessionStorage.getItem(openPageKey);
    if (left) {
      const body = new Blob([JSON.stringify({ set: left })], { type: 'application/json' });
      navigator.sendBeacon(crashesPath, body);
    }
    const forget = (): void => sessionStorage.removeItem(openPageKey);
    const note = (): void => (document.hidden ? forget() : sessionStorage.setItem(openPageKey, set));
    note();
    addEventListener('pageshow', note);
    addEventListener('pagehide', forget);
    document.addEventListener('visibilitychange', note);
  } catch {
    // The browser forbids storage.
  }
}
