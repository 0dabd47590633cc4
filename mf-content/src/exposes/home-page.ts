import { defineRoute } from 'shared-contracts/remote';
import { HomePage } from '../home/home-page.tsx';

export { messages } from '../home/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. Loader and meta are one chunk of their own: a browser fetches it only
 * when the server cannot render the page.
 */
export const route = defineRoute({
  loader: async (input) => (await import(/* webpackChunkName: 'home-data' */ '../home/home-loader.ts')).loadHome(input),
  Component: HomePage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'home-data' */ '../home/home-meta.ts')).homeMeta(...input),
});
