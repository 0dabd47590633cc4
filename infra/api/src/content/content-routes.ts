import {
  Article,
  BlogList,
  BrandIndex,
  ContentPage,
  ContentPageIndex,
  HelpAnswers,
  HomeData,
  MenuItem,
} from 'shared-contracts/entities';
import { searchLimits } from 'shared-contracts/site-constants';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { dataOf, Locale, LocaleQuery } from '../http/route-schemas.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { loadArticle, loadBlogList } from './articles.ts';
import { loadBrandIndex } from './brand-index.ts';
import { loadPage, loadPageIndex } from './content-pages.ts';
import { loadHelpAnswers } from './help-answers.ts';
import { loadHome } from './home.ts';
import { loadMenu } from './menu.ts';

const longestSlug = 120;
const Slug = Type.String({ minLength: 1, maxLength: longestSlug });

const BlogQuery = Type.Object({
  // As long as an article's: the shop's addresses do not say which of both they name.
  category: Type.String({ maxLength: longestSlug, default: '' }),
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  locale: Locale,
});
const BrandQuery = Type.Object({
  section: Type.Optional(Type.Union([Type.Literal('damen'), Type.Literal('herren')])),
  locale: Locale,
});
const HelpQuery = Type.Object({ q: Type.String({ maxLength: searchLimits.longestQuery }), locale: Locale });
const SlugParams = Type.Object({ slug: Slug });
const PageParams = Type.Object({ section: ContentPage.properties.section, slug: Slug });

/** Menu, home page, guide, content pages and brand index. */
export function contentRoutes(server: ApiServer, context: ApiContext): void {
  const { publicResponse } = context;

  server.get(
    '/api/v1/menu/',
    {
      ...publicResponse,
      schema: {
        summary: 'The main menu',
        querystring: LocaleQuery,
        response: { 200: dataOf(Type.Array(MenuItem)) },
      },
    },
    async (request) => ({ data: await loadMenu(pinned(context), request.query.locale) }),
  );

  server.get(
    '/api/v1/home/',
    {
      ...publicResponse,
      schema: { summary: 'The home page', querystring: LocaleQuery, response: { 200: dataOf(HomeData) } },
    },
    async (request) => ({ data: await loadHome(pinned(context), request.query.locale) }),
  );

  server.get(
    '/api/v1/blog/',
    {
      ...publicResponse,
      schema: { summary: 'Guide articles, newest first', querystring: BlogQuery, response: { 200: dataOf(BlogList) } },
    },
    async (request) => ({ data: await loadBlogList(context, request.query) }),
  );

  server.get(
    '/api/v1/blog/article/:slug/',
    {
      ...publicResponse,
      schema: {
        summary: 'A guide article',
        params: SlugParams,
        querystring: LocaleQuery,
        response: { 200: dataOf(Article) },
      },
    },
    async (request) => ({ data: await loadArticle(context, request.params.slug, request.query.locale) }),
  );

  server.get(
    '/api/v1/pages/',
    {
      ...publicResponse,
      schema: {
        summary: 'All service and legal pages, and which parts of the shop have content',
        querystring: LocaleQuery,
        response: { 200: dataOf(ContentPageIndex) },
      },
    },
    async (request) => ({ data: await loadPageIndex(pinned(context), request.query.locale) }),
  );

  server.get(
    '/api/v1/pages/:section/:slug/',
    {
      ...publicResponse,
      schema: {
        summary: 'A service or legal page',
        params: PageParams,
        querystring: LocaleQuery,
        response: { 200: dataOf(ContentPage) },
      },
    },
    async ({ params, query }) => ({ data: await loadPage(context, params.section, params.slug, query.locale) }),
  );

  server.get(
    '/api/v1/help/',
    {
      ...publicResponse,
      schema: {
        summary: 'Questions of pages and articles that match a search',
        querystring: HelpQuery,
        response: { 200: dataOf(HelpAnswers) },
      },
    },
    async ({ query }) => ({ data: await loadHelpAnswers(context, query) }),
  );

  server.get(
    '/api/v1/brands/',
    {
      ...publicResponse,
      schema: { summary: 'Brands by letter', querystring: BrandQuery, response: { 200: dataOf(BrandIndex) } },
    },
    async ({ query }) => ({ data: await loadBrandIndex(pinned(context), query.section ?? null, query.locale) }),
  );
}
