import { defineRoute } from 'shared-contracts/remote';
import { BrandsPage } from '../brands/brands-page.tsx';

export { messages } from '../brands/messages/messages.ts';

/** The build knows the condition, so what only the server needs is in no browser's bundle: browsers take the server's answer. */
export const route = defineRoute({
  loader: async (input) => {
    if (typeof window === 'undefined') return (await import('../brands/brands-loader.ts')).loadBrands(input);
    throw new Error('on the server only');
  },
  Component: BrandsPage,
  meta: async (...input) => {
    if (typeof window === 'undefined') return (await import('../brands/brands-meta.ts')).brandsMeta(...input);
    throw new Error('on the server only');
  },
});
