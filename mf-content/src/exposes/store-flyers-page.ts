import { defineRoute } from 'shared-contracts/remote';
import { isFlyerName } from '../flyers/flyer-paths.ts';
import { StoreFlyersPage } from '../flyers/store/store-flyers-page.tsx';

export { messages } from '../flyers/messages/messages.ts';

/** Loader and meta are chunks of their own: a browser fetches them only when the server cannot render the page. */
export const route = defineRoute({
  loader: async (input) => (await import('../flyers/store/store-flyers-loader.ts')).loadStoreFlyers(input),
  Component: StoreFlyersPage,
  meta: async (...input) => (await import('../flyers/store/store-flyers-meta.ts')).storeFlyersMeta(...input),
  isValid: ({ params }) => isFlyerName(params['shopUrl']),
});
