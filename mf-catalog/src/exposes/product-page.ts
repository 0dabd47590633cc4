import { defineRoute } from 'shared-contracts/remote';
import { ProductPage } from '../product/product-page.tsx';
import { isProductPath } from '../product/product-path.ts';

export { messages } from '../product/messages/messages.ts';

/** The build knows the condition, so what only the server needs is in no browser's bundle: browsers take the server's answer. */
export const route = defineRoute({
  loader: async (input) => {
    if (typeof window === 'undefined') return (await import('../product/product-loader.ts')).loadProduct(input);
    throw new Error('on the server only');
  },
  Component: ProductPage,
  meta: async (...input) => {
    if (typeof window === 'undefined') return (await import('../product/product-meta.ts')).productMeta(...input);
    throw new Error('on the server only');
  },
  isValid: isProductPath,
});
