import { defineRoute } from 'shared-contracts/remote';
import { flyerParameters } from '../flyers/flyer-parameters.ts';
import { isFlyerName } from '../flyers/flyer-paths.ts';
import { FlyerPage } from '../flyers/viewer/flyer-page.tsx';

export { messages } from '../flyers/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../flyers/viewer/flyer-loader.ts')).loadFlyer(input),
  Component: FlyerPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../flyers/viewer/flyer-meta.ts')).flyerMeta(...input),
  isValid: ({ params }) => isFlyerName(params['*']),
  query: flyerParameters,
});
