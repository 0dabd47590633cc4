import { Listing, Product, ProductTile, Team, TeamDirectory, TeamSummary } from 'shared-contracts/entities';
import Type from 'typebox';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { jsonContentType } from '../http/response/response-cache.ts';
import { dataOf, Locale, LocaleQuery, ProductIdsQuery, ProductPathQuery, parseIds } from '../http/route-schemas.ts';
import { ListingQuery } from '../listing/listing-request.ts';
import { withProducts } from '../listing/listing-routes.ts';
import { priceTypeOf, publicUnlessSignedIn } from '../listing/price-type-caching.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { createAssortments } from './assortments.ts';
import { teamContentRoutes } from './team-content-routes.ts';
import { loadDirectory } from './team-directory.ts';
import { loadTeamListing } from './team-listing.ts';
import { teamShopTiles } from './team-shop-products.ts';
import { loadTeam, loadTeamProduct, loadTeams } from './teams.ts';

const TeamParams = Type.Object({ teamName: Type.String({ minLength: 1, maxLength: 80 }) });
const PageQuery = Type.Object({ page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }), locale: Locale });
const Word = Type.Optional(Type.String({ maxLength: 80 }));
const DirectoryQuery = Type.Object({ q: Word, sport: Word, region: Word, locale: Locale });

/** The team shop: clubs, their assortments, what they sell, and its menu and content pages. */
export function teamRoutes(server: ApiServer, context: ApiContext): void {
  const { publicResponse } = context;
  const assortments = createAssortments(context);
  teamContentRoutes(server, context, assortments);

  server.get(
    '/api/v2/team/teams/',
    {
      ...publicResponse,
      schema: {
        summary: 'The clubs that match a search, a sport and a region',
        querystring: DirectoryQuery,
        response: { 200: dataOf(TeamDirectory) },
      },
    },
    async ({ query }) => ({ data: await loadDirectory(context, query) }),
  );

  server.get(
    '/api/v2/team/search/',
    {
      ...publicUnlessSignedIn(publicResponse),
      schema: {
        summary: 'A listing of what clubs sell, by path, words and filters; below a club’s address, of its assortment',
        querystring: ListingQuery,
        response: { 200: dataOf(Listing) },
      },
    },
    async (request, reply) => {
      const priceType = await priceTypeOf(context.orm, request);
      const { listing, tiles } = await loadTeamListing(pinned(context), request.query, priceType, await assortments());
      reply.type(jsonContentType).serializer((body) => withProducts(body, tiles));
      return { data: { ...listing, products: [] } };
    },
  );

  server.get(
    '/api/v2/team/list/',
    {
      ...publicResponse,
      schema: {
        summary: 'All clubs',
        querystring: LocaleQuery,
        response: { 200: dataOf(Type.Array(TeamSummary)) },
      },
    },
    async ({ query }) => ({ data: await loadTeams(context, query.locale) }),
  );

  server.get(
    '/api/v2/team/products/',
    {
      ...publicResponse,
      schema: {
        summary: 'Tiles of products, each as sold by the first club that has it',
        querystring: ProductIdsQuery,
        response: { 200: dataOf(Type.Array(ProductTile)) },
      },
    },
    async ({ query }) => ({
      data: await teamShopTiles(context, await loadTiles(context, parseIds(query.ids), [], query.locale), new Map()),
    }),
  );

  server.get(
    '/api/v2/team/:teamName/',
    {
      ...publicResponse,
      schema: {
        summary: 'A club with a page of its assortment',
        params: TeamParams,
        querystring: PageQuery,
        response: { 200: dataOf(Team) },
      },
    },
    async ({ params, query }) => ({ data: await loadTeam(pinned(context), params.teamName, query) }),
  );

  server.get(
    '/api/v2/team/:teamName/product/',
    {
      ...context.stockResponse,
      schema: {
        summary: 'A product as a club sells it, by its path',
        params: TeamParams,
        querystring: ProductPathQuery,
        response: { 200: dataOf(Product) },
      },
    },
    async ({ params, query }) => ({
      data: await loadTeamProduct(pinned(context), params.teamName, query.path, query.locale),
    }),
  );
}
