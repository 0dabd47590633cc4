import { defineRoute } from 'shared-contracts/remote';
import { flyerParameters } from '../flyers/flyer-parameters.ts';
import { isFlyerName } from '../flyers/flyer-paths.ts';
import { FlyerPage } from '../flyers/viewer/flyer-page.tsx';

export { messages } from '../flyers/messages/messages.ts';

/** Loader and meta are chunks of their own: a browser fetches them only when the server cannot render the page. */
export const route = defineRoute({
  loader: async (input) => (await import('../flyers/viewer/flyer-loader.ts')).loadFlyer(input),
  Component: FlyerPage,
  meta: async (...input) => (await import('../flyers/viewer/flyer-meta.ts')).flyerMeta(...input),
  isValid: ({ params }) => isFlyerName(params['*']),
  query: flyerParameters,
});
