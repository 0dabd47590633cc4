import { defineRoute } from 'shared-contracts/remote';
import { BrandsPage } from '../brands/brands-page.tsx';

export { messages } from '../brands/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. Loader and meta are one chunk of their own: a browser fetches it only
 * when the server cannot render the page.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../brands/brands-loader.ts')).loadBrands(input),
  Component: BrandsPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../brands/brands-meta.ts')).brandsMeta(...input),
});
