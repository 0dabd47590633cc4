import { defineRoute } from 'shared-contracts/remote';
import { HomePage } from '../home/home-page.tsx';

export { messages } from '../home/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) => (await import(/* webpackChunkName: 'page-data' */ '../home/home-loader.ts')).loadHome(input),
  Component: HomePage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../home/home-meta.ts')).homeMeta(...input),
});
