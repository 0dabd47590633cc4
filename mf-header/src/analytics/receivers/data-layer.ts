import type { Receiver } from './batches.ts';

/** Events as `{ event, … }`, the form that tag managers read. */
type DataLayer = unknown[];

/** An array that tag managers read, `window.dataLayer`; one may have created it. It is emptied when the consent ends. */
export function createDataLayer(page: { dataLayer?: DataLayer } = globalThis as { dataLayer?: DataLayer }): Receiver {
  page.dataLayer ??= [];
  const { dataLayer } = page;
  return {
    take: ({ name, ...what }) => void dataLayer.push({ event: name, ...what }),
    stop() {
      dataLayer.length = 0;
    },
  };
}
