import { defineRoute } from 'shared-contracts/remote';
import { ArticlePage } from '../guide/article/article-page.tsx';
import { isSlug, restOf } from '../guide/guide-paths.ts';

export { messages } from '../guide/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../guide/article/article-loader.ts')).loadArticle(input),
  Component: ArticlePage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../guide/article/article-meta.ts')).articleMeta(...input),
  isValid: ({ params }) => isSlug(restOf(params)),
});
