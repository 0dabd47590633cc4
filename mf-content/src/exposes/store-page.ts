import { defineRoute } from 'shared-contracts/remote';
import { StorePage } from '../stores/store/store-page.tsx';

export { messages } from '../stores/store/messages/messages.ts';

/** Loader and meta are chunks of their own: a browser fetches them only when the server cannot render the page. */
export const route = defineRoute({
  loader: async (input) => (await import('../stores/store/store-loader.ts')).loadStorePage(input),
  Component: StorePage,
  meta: async (...input) => (await import('../stores/store/store-meta.ts')).storeMeta(...input),
  // The API's paths of stores (SPEC 2, validity rule).
  isValid: ({ params }) => /^[\w-]{1,80}\/?$/.test(params['*'] ?? ''),
});
