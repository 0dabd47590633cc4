import { defineRoute } from 'shared-contracts/remote';
import { ListPage } from '../listing/list-page.tsx';
import { listParameters } from '../listing/list-parameters.ts';
import { isListPath } from '../listing/list-path.ts';

export { messages } from '../messages/messages.ts';

/**
 * Browsers take the server's answer, as a payload. Loader and meta are chunks of their own: a browser fetches them only when the server
 * cannot render the page.
 */
export const route = defineRoute({
  loader: async (input) => (await import('../listing/list-loader.ts')).loadList(input),
  Component: ListPage,
  meta: async (...input) => (await import('../listing/list-meta.ts')).listMeta(...input),
  isValid: isListPath,
  query: listParameters,
});
