import { defineRoute } from 'shared-contracts/remote';
import { isFlyerName } from '../flyers/flyer-paths.ts';
import { StoreFlyersPage } from '../flyers/store/store-flyers-page.tsx';

export { messages } from '../flyers/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../flyers/store/store-flyers-loader.ts')).loadStoreFlyers(input),
  Component: StoreFlyersPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../flyers/store/store-flyers-meta.ts')).storeFlyersMeta(
      ...input,
    ),
  isValid: ({ params }) => isFlyerName(params['shopUrl']),
});
