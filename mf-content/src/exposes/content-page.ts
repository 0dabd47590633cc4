import { defineRoute } from 'shared-contracts/remote';
import { ContentPage } from '../pages/content-page.tsx';
import { pageAddress } from '../pages/page-address.ts';
import { pageParameters } from '../pages/page-parameters.ts';

export { messages } from '../pages/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  query: pageParameters,
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../pages/page-loader.ts')).loadContentPage(input),
  Component: ContentPage,
  meta: async (data, context) =>
    (await import(/* webpackChunkName: 'page-data' */ '../pages/page-meta.ts')).contentPageMeta(data, context),
  isValid: ({ request: { url } }) => pageAddress(url.pathname) !== null,
});
