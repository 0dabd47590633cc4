import { defineRoute } from 'shared-contracts/remote';
import { StorePage } from '../stores/store/store-page.tsx';
import { storeParameters } from '../stores/store/store-parameters.ts';

export { messages } from '../stores/store/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../stores/store/store-loader.ts')).loadStorePage(input),
  Component: StorePage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../stores/store/store-meta.ts')).storeMeta(...input),
  query: storeParameters,
  // The API's paths of stores (SPEC 2, validity rule).
  isValid: ({ params }) => /^[\w-]{1,80}\/?$/.test(params['*'] ?? ''),
});
