import {
  ContentPage,
  ContentPageIndex,
  HeaderData,
  MenuItem,
  SearchLimited,
  Suggestion,
} from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { dataOf, Locale, LocaleQuery } from '../http/route-schemas.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import type { AssortmentsNow } from './assortments.ts';
import { loadInfoIndex, loadInfoPage } from './info-pages.ts';
import { loadTeamMenu } from './team-menu.ts';
import { previewSold, suggestSold } from './team-search.ts';

const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) });
const Words = Type.Optional(Type.String({ maxLength: 200 }));
const WordsQuery = Type.Object({ q: Words, locale: Locale });

/** Menu, search box and content pages of the team shop. All links lead to its own pages. */
export function teamContentRoutes(server: ApiServer, context: ApiContext, assortments: AssortmentsNow): void {
  const { publicResponse } = context;

  server.get(
    '/api/v2/team/menu/',
    {
      ...publicResponse,
      schema: {
        summary: 'The main menu of the team shop',
        querystring: LocaleQuery,
        response: { 200: dataOf(Type.Array(MenuItem)) },
      },
    },
    async ({ query }) => ({ data: await loadTeamMenu(pinned(context), query.locale, await assortments()) }),
  );

  server.get(
    '/api/v2/team/pages/',
    {
      ...publicResponse,
      schema: {
        summary: 'The content pages of the team shop',
        querystring: LocaleQuery,
        response: { 200: dataOf(ContentPageIndex) },
      },
    },
    async ({ query }) => ({ data: await loadInfoIndex(context, query.locale) }),
  );

  server.get(
    '/api/v2/team/pages/info/:slug/',
    {
      ...publicResponse,
      schema: {
        summary: 'A content page of the team shop',
        params: SlugParams,
        querystring: LocaleQuery,
        response: { 200: dataOf(ContentPage) },
      },
    },
    async ({ params, query }) => ({
      data: await loadInfoPage(pinned(context), params.slug, query.locale, await assortments()),
    }),
  );

  server.get(
    '/api/v2/team/autosuggest/list/',
    {
      ...publicResponse,
      schema: {
        summary: 'Search suggestions that find something a club sells',
        querystring: WordsQuery,
        response: { 200: dataOf(Type.Array(Suggestion)) },
      },
    },
    async ({ query }) => ({
      data: await suggestSold(pinned(context), query.q ?? '', query.locale, await assortments()),
    }),
  );

  server.get(
    '/api/v2/team/search-limited/',
    {
      ...publicResponse,
      schema: {
        summary: 'Product previews for words',
        querystring: WordsQuery,
        response: { 200: dataOf(SearchLimited) },
      },
    },
    async ({ query }) => ({
      data: { search: await previewSold(pinned(context), query.q ?? '', query.locale, await assortments()) },
    }),
  );

  server.get(
    '/api/v2/team/header-data/',
    {
      ...publicResponse,
      schema: {
        summary: 'Content of the search box before anything is typed; the team shop has no guide',
        querystring: LocaleQuery,
        response: { 200: dataOf(HeaderData) },
      },
    },
    async ({ query }) => ({
      data: {
        blogPosts: [],
        'search-limited': await previewSold(pinned(context), '', query.locale, await assortments()),
      },
    }),
  );
}
