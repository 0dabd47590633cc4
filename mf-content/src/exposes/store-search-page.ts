import { defineRoute } from 'shared-contracts/remote';
import { searchParameters } from '../stores/search/search-parameters.ts';
import { StoreSearchPage } from '../stores/search/store-search-page.tsx';

export { messages } from '../stores/search/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../stores/search/search-loader.ts')).loadSearch(input),
  Component: StoreSearchPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../stores/search/search-meta.ts')).searchMeta(...input),
  query: searchParameters,
});
