import type { Analytics } from 'shared-contracts/analytics';

const kept = 200;

/** What happened, as `{ event, … }`: the form that tag managers read. */
export type AnalyticsQueue = unknown[];

/**
 * Puts what happens on this page into its queue, `window.dataLayer`. The queue is memory of the tab: nothing is stored, nothing is
 * sent. A receiver that sends takes it over, and may be loaded only once the shopper has consented; none is configured.
 */
export function createAnalytics(queue: AnalyticsQueue): Analytics {
  return {
    track({ name, ...what }) {
      queue.push({ event: name, ...what });
      if (queue.length > kept) queue.shift();
    },
  };
}

/** The page's own, also where a receiver has made it first. */
export function pageQueue(
  page: { dataLayer?: AnalyticsQueue } = globalThis as { dataLayer?: AnalyticsQueue },
): AnalyticsQueue {
  page.dataLayer ??= [];
  return page.dataLayer;
}
