import { type ContentLocale, HeaderData, SearchLimited, Suggestion } from 'shared-contracts/entities';
import Type from 'typebox';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import { ordinalsOf } from '../catalogue-index/facets/bitset.ts';
import { newestPosts } from '../content/articles.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { dataOf, idsPattern, Locale, parseIds } from '../http/route-schemas.ts';
import { byRelevance } from '../listing/rank-products.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { normaliseQuery } from './query-words.ts';

const previewLength = 6;

async function preview(current: ApiContext, productIds: string, query: string, locale: ContentLocale) {
  const context = pinned(current);
  const ids = parseIds(productIds);
  if (productIds !== '') return loadTiles(context, ids, [], locale);
  const hits = await context.searchProducts(query, locale);
  const window = { offset: 0, limit: previewLength };
  const shown = hits ? byRelevance(hits, ordinalsOf(hits.bits), window) : [...Array(previewLength).keys()];
  return loadTiles(
    context,
    shown.flatMap((ordinal) => context.index.ids[ordinal] ?? []),
    hits?.colours ?? [],
    locale,
  );
}

const Query = Type.Optional(Type.String({ maxLength: 200 }));

const PreviewQuery = Type.Object({
  q: Query,
  productIds: Type.Optional(Type.String({ pattern: idsPattern(48) })),
  locale: Locale,
});

const postsInSearchBox = 3;

/** The search box: suggestions, product previews, and its content before anything is typed. */
export function searchRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/autosuggest/list/',
    {
      ...context.publicResponse,
      schema: {
        summary: 'Search suggestions',
        querystring: Type.Object({ q: Query, locale: Locale }),
        response: { 200: dataOf(Type.Array(Suggestion)) },
      },
    },
    async ({ query: { q = '', locale } }) => ({ data: [...(await context.suggest(normaliseQuery(q), locale))] }),
  );

  server.get(
    '/search-limited/',
    {
      ...context.publicResponse,
      schema: {
        summary: 'Product previews for words or ids',
        querystring: PreviewQuery,
        response: { 200: dataOf(SearchLimited) },
      },
    },
    async (request) => {
      const { productIds = '', q = '', locale } = request.query;
      return { data: { search: await preview(context, productIds, q, locale) } };
    },
  );

  server.get(
    '/header-data/',
    {
      ...context.publicResponse,
      schema: {
        summary: 'Content of the search box before anything is typed',
        querystring: Type.Object({ locale: Locale }),
        response: { 200: dataOf(HeaderData) },
      },
    },
    async (request) => ({
      data: {
        blogPosts: await newestPosts(context, postsInSearchBox, request.query.locale),
        'search-limited': await preview(context, '', '', request.query.locale),
      },
    }),
  );
}
