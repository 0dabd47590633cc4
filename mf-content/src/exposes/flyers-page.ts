import { defineRoute } from 'shared-contracts/remote';
import { flyersParameters } from '../flyers/flyer-parameters.ts';
import { FlyersPage } from '../flyers/search/flyers-page.tsx';

export { messages } from '../flyers/messages/messages.ts';

/** Loader and meta are chunks of their own: a browser fetches them only when the server cannot render the page. */
export const route = defineRoute({
  loader: async (input) => (await import('../flyers/search/flyers-loader.ts')).loadFlyers(input),
  Component: FlyersPage,
  meta: async (...input) => (await import('../flyers/search/flyers-meta.ts')).flyersMeta(...input),
  query: flyersParameters,
});
