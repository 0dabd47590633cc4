import { defineRoute } from 'shared-contracts/remote';
import { ArticlePage } from '../guide/article/article-page.tsx';
import { isSlug, restOf } from '../guide/guide-paths.ts';

export { messages } from '../guide/messages/messages.ts';

/** Browsers receive the data that the server loaded: loader and meta are chunks of their own. */
export const route = defineRoute({
  loader: async (input) => (await import('../guide/article/article-loader.ts')).loadArticle(input),
  Component: ArticlePage,
  meta: async (...input) => (await import('../guide/article/article-meta.ts')).articleMeta(...input),
  isValid: ({ params }) => isSlug(restOf(params)),
});
