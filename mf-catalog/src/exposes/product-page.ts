import { defineRoute } from 'shared-contracts/remote';
import { ProductPage } from '../product/product-page.tsx';
import { productParameters } from '../product/product-parameters.ts';
import { isProductPath } from '../product/product-path.ts';

export { messages } from '../product/messages/messages.ts';

/**
 * Browsers take the server's answer, as a payload. Loader and meta are chunks of their own: a browser fetches them only when the server
 * cannot render the page.
 */
export const route = defineRoute({
  loader: async (input) => (await import('../product/product-loader.ts')).loadProduct(input),
  Component: ProductPage,
  meta: async (...input) => (await import('../product/product-meta.ts')).productMeta(...input),
  isValid: isProductPath,
  query: productParameters,
});
