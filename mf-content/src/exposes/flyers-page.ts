import { defineRoute } from 'shared-contracts/remote';
import { flyersParameters } from '../flyers/flyer-parameters.ts';
import { FlyersPage } from '../flyers/search/flyers-page.tsx';

export { messages } from '../flyers/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../flyers/search/flyers-loader.ts')).loadFlyers(input),
  Component: FlyersPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../flyers/search/flyers-meta.ts')).flyersMeta(...input),
  query: flyersParameters,
});
