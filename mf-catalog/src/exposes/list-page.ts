import { defineRoute } from 'shared-contracts/remote';
import { ListPage } from '../listing/list-page.tsx';
import { listParameters } from '../listing/query/list-parameters.ts';

export { messages } from '../listing/messages/messages.ts';

/** The API refuses longer paths, so no request is sent for them (SPEC 2, validity rule). */
const longestPath = 300;

/**
 * Browsers receive the data that the server loaded. Loader and meta are one chunk of their own: a browser fetches it only
 * when the server cannot render the page.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../listing/list-loader.ts')).loadList(input),
  Component: ListPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../listing/list-meta.ts')).listMeta(...input),
  isValid: ({ request }) => request.url.pathname.length <= longestPath,
  query: listParameters,
});
