import { defineRoute } from 'shared-contracts/remote';
import { productMeta } from '../product/product-meta.ts';
import { ProductPage } from '../product/product-page.tsx';
import { isProductPath } from '../product/product-path.ts';

export { messages } from '../product/messages/messages.ts';

export const route = defineRoute({
  // Only the server loads public pages; browsers take its answer and never this code.
  loader: async (input) => (await import('../product/product-loader.ts')).loadProduct(input),
  Component: ProductPage,
  meta: productMeta,
  isValid: isProductPath,
});
