import { defineRoute } from 'shared-contracts/remote';
import { isProductPath, loadProduct } from '../product/product-loader.ts';
import { productMeta } from '../product/product-meta.ts';
import { ProductPage } from '../product/product-page.tsx';

export { messages } from '../messages/messages.ts';

export const route = defineRoute({
  loader: loadProduct,
  Component: ProductPage,
  meta: productMeta,
  isValid: isProductPath,
});
