import type { Analytics } from 'shared-contracts/analytics';
import type { ExposeId, RemoteLoader } from 'shared-contracts/remote';

/** Events of a page load that stay in the queue. */
const queueLength = 200;

/** Events as `{ event, … }`, the form that tag managers read. */
export type AnalyticsQueue = unknown[];

/**
 * Puts events into the page's queue, `window.dataLayer`. The queue is memory of the tab: nothing is stored or sent. A tag manager that
 * sends them may be loaded only after the shopper has consented; none is configured.
 */
export function createAnalytics(queue: AnalyticsQueue): Analytics {
  return {
    track({ name, ...what }) {
      queue.push({ event: name, ...what });
      if (queue.length > queueLength) queue.shift();
    },
  };
}

/** The page's queue; a tag manager may have created it. */
export function pageQueue(
  page: { dataLayer?: AnalyticsQueue } = globalThis as { dataLayer?: AnalyticsQueue },
): AnalyticsQueue {
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Reports of one tab at most: a remote may fail in a loop. */
const reportLimit = 20;

/** Reports failures of remotes to the shell server, which counts them by remote and version. */
export function createFailureReporter(): RemoteLoader['reportFailure'] {
  let reports = 0;
  return (id: ExposeId, version, phase, error) => {
    if (reports++ >= reportLimit) return;
    const message = error instanceof Error ? error.message : String(error);
    const body = JSON.stringify({ expose: id, version: version ?? 'unknown', phase, message: message.slice(0, 300) });
    navigator.sendBeacon('/_shell/failures', new Blob([body], { type: 'application/json' }));
  };
}
