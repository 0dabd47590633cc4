import { defineRoute } from 'shared-contracts/remote';
import { BrandsPage } from '../brands/brands-page.tsx';

export { messages } from '../brands/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. Loader and meta are chunks of their own: a browser fetches them only when
 * the server cannot render the page.
 */
export const route = defineRoute({
  loader: async (input) => (await import('../brands/brands-loader.ts')).loadBrands(input),
  Component: BrandsPage,
  meta: async (...input) => (await import('../brands/brands-meta.ts')).brandsMeta(...input),
});
