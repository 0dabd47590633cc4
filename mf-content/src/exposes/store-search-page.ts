import { defineRoute } from 'shared-contracts/remote';
import { searchParameters } from '../stores/search/search-parameters.ts';
import { StoreSearchPage } from '../stores/search/store-search-page.tsx';

export { messages } from '../stores/search/messages/messages.ts';

/** Loader and meta are chunks of their own: a browser fetches them only when the server cannot render the page. */
export const route = defineRoute({
  loader: async (input) => (await import('../stores/search/search-loader.ts')).loadSearch(input),
  Component: StoreSearchPage,
  meta: async (...input) => (await import('../stores/search/search-meta.ts')).searchMeta(...input),
  query: searchParameters,
});
