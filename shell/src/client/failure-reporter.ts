import type { ExposeId, RemoteLoader } from 'shared-contracts/remote';
import { sendBeacon } from './send-beacon.ts';

/** Milliseconds in which the next page should have come, on a slow network too. */
const leavingTime = 10_000;

/**
 * Reports failures of remotes to the shell server, which counts them by remote and version. Each release is reported once for each page
 * load: a remote may fail in a loop or in many places, and rollouts are judged by how many page loads have a failure. It reports only the
 * error's name: the message may contain what a shopper has typed (decision 0051).
 */
export function createFailureReporter(): RemoteLoader['reportFailure'] {
  const reported = new Set<string>();
  let leftAt = Number.NEGATIVE_INFINITY;
  // Firefox ends all requests of a page that is being left as if they had failed, and shows the page until the next one has come.
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = performance.now();
  });
  return (id: ExposeId, version, phase, error) => {
    // The overlay reads this mark, also where the server's HTML stays.
    performance.mark(`failed ${id}`);
    // React reports what a component throws. Other load errors are mostly files that do not arrive, which the browser reports.
    const isThrown = error instanceof ReferenceError || error instanceof TypeError;
    if (phase === 'loader' || (phase === 'load' && isThrown)) reportError(error);
    if (phase !== 'render' && performance.now() - leftAt < leavingTime) return;
    const release = `${id.split('/')[0]}${version}`;
    if (reported.has(release)) return;
    reported.add(release);
    const name = error instanceof Error ? error.name : typeof error;
    sendBeacon('failures', { expose: id, version: version ?? 'unknown', phase, error: name });
  };
}
