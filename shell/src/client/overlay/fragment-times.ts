import { fragmentTimesPath, type RenderedAgain } from '../../app/vitals-report.ts';

/**
 * The server's time for each fragment in milliseconds, by the id of its element, of a second rendering of the document's page. `asked`: the
 * server has not answered yet.
 */
export type FragmentTimes =
  | { from: 'again'; times: Readonly<Record<string, number>> }
  | { from: 'asked' }
  /** `otherSet`: the release set that the server renders by now, where it is not the document's. */
  | { from: 'none'; otherSet?: string };

/** Milliseconds for the rendering, whose data may be slow, and the way. */
const timeoutMs = 15_000;

/** Has the server render the document's page again, with the cookies of this browser. @param set of the document */
export async function timesOfAnother(set: string): Promise<FragmentTimes> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return { from: 'none' };
  // Where the document is from: the page may have another address since.
  const { pathname, search } = new URL(navigation.name);
  try {
    const response = await fetch(fragmentTimesPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: pathname + search }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { from: 'none' };
    const again: RenderedAgain = await response.json();
    if (again.set !== set) return { from: 'none', otherSet: again.set };
    return again.times ? { from: 'again', times: again.times } : { from: 'none' };
  } catch {
    // Offline or late: the overlay says that there are none, and asks again when it is opened the next time.
    return { from: 'none' };
  }
}
