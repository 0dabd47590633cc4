import type { Receiver } from './batches.ts';

/** Events as `{ event, … }`, the format that tag managers read. */
type DataLayer = unknown[];

/** The array `window.dataLayer`, which tag managers read and may have created. It is emptied when the consent ends. */
export function createDataLayer(): Receiver {
  const page = globalThis as { dataLayer?: DataLayer };
  page.dataLayer ??= [];
  const { dataLayer } = page;
  return {
    take: ({ name, ...what }) => void dataLayer.push({ event: name, ...what }),
    stop() {
      dataLayer.length = 0;
    },
  };
}
