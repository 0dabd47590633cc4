import { defineRoute } from 'shared-contracts/remote';
import { ProductPage } from '../product/product-page.tsx';
import { productParameters } from '../product/product-parameters.ts';

export { messages } from '../product/messages/messages.ts';

/** The API refuses longer paths, so no request is sent for them (SPEC 2, validity rule). */
const longestPath = 300;

/**
 * Browsers receive the data that the server loaded. Loader and meta are one chunk of their own: a browser fetches it only
 * when the server cannot render the page.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../product/product-loader.ts')).loadProduct(input),
  Component: ProductPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../product/product-meta.ts')).productMeta(...input),
  isValid: ({ request: { url } }) => url.pathname.length <= longestPath && /\/p\/[^/]/.test(url.pathname),
  query: productParameters,
});
