import { defineRoute } from 'shared-contracts/remote';
import { guideParameters } from '../guide/guide-parameters.ts';
import { isSlug, restOf } from '../guide/guide-paths.ts';
import { GuidePage } from '../guide/list/guide-page.tsx';

export { messages } from '../guide/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../guide/list/list-loader.ts')).loadGuideList(input),
  Component: GuidePage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../guide/list/list-meta.ts')).listMeta(...input),
  isValid: ({ params }) => restOf(params) === '' || isSlug(restOf(params)),
  query: guideParameters,
});
