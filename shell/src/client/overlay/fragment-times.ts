import { fragmentTimesPath, type RenderedAgain } from '../../app/vitals-report.ts';

/**
 * The server's time for each fragment in milliseconds, by the id of its element, measured in a second rendering of the document's page.
 * `loading`: the server has not responded yet.
 */
export type FragmentTimes =
  | { state: 'loaded'; times: Readonly<Record<string, number>> }
  | { state: 'loading' }
  /** `otherSet`: the release set that the server renders now, where it is not the document's. */
  | { state: 'unavailable'; otherSet?: string };

/** Timeout in milliseconds for the second rendering and the transfer. */
const timeoutMs = 15_000;

/** Has the server render the document's page again, with the cookies of this browser. @param set release set of the document */
export async function fetchFragmentTimes(set: string): Promise<FragmentTimes> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return { state: 'unavailable' };
  // The document's own address; the page may have navigated since.
  const { pathname, search } = new URL(navigation.name);
  try {
    const response = await fetch(fragmentTimesPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: pathname + search }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { state: 'unavailable' };
    const again: RenderedAgain = await response.json();
    if (again.set !== set) return { state: 'unavailable', otherSet: again.set };
    return again.times ? { state: 'loaded', times: again.times } : { state: 'unavailable' };
  } catch {
    // Offline or late: the overlay says that there are no times, and requests them again when it is next opened.
    return { state: 'unavailable' };
  }
}
