import { Product, ProductTile, Team, TeamSummary } from 'shared-contracts/entities';
import Type from 'typebox';
import { loadTiles } from '../catalogue/tiles.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { dataOf, Locale, LocaleQuery, ProductIdsQuery, ProductPathQuery, parseIds } from '../http/route-schemas.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { teamShopTiles } from './team-shop-products.ts';
import { loadTeam, loadTeamProduct, loadTeams } from './teams.ts';

const TeamParams = Type.Object({ teamName: Type.String({ minLength: 1, maxLength: 80 }) });
const PageQuery = Type.Object({ page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }), locale: Locale });

/** The team shop: all clubs, one club with its assortment, and a product as the club sells it. */
export function teamRoutes(server: ApiServer, context: ApiContext): void {
  const { publicResponse } = context;

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
