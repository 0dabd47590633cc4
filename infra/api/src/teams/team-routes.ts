import { Product, ProductTile, Team, TeamSummary } from 'shared-contracts/entities';
import Type from 'typebox';
import { IdsQuery, idsIn } from '../catalogue/catalogue-routes.ts';
import { loadTiles } from '../catalogue/tiles.ts';
import { type ApiContext, type ApiServer, dataOf } from '../http/api-context.ts';
import { LocaleParameter, LocaleQuery } from '../http/route-schemas.ts';
import { soldByTeams } from './team-shop-products.ts';
import { loadTeam, loadTeamProduct, loadTeams } from './teams.ts';

const closed = { additionalProperties: false } as const;
const TeamParams = Type.Object({ teamName: Type.String({ minLength: 1, maxLength: 80 }) });
const PageQuery = Type.Object(
  { page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }), locale: LocaleParameter },
  closed,
);
const PathQuery = Type.Object({ path: Type.String({ minLength: 1, maxLength: 300 }), locale: LocaleParameter }, closed);

/** The shop for teams: all clubs, one club with its assortment, and a product as the club sells it. */
export function teamRoutes(server: ApiServer, context: ApiContext): void {
  const { publicAnswer } = context;

  server.get(
    '/api/v2/team/list/',
    {
      ...publicAnswer,
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
      ...publicAnswer,
      schema: {
        summary: 'Tiles of products, each as the first club sells it that does',
        querystring: IdsQuery,
        response: { 200: dataOf(Type.Array(ProductTile)) },
      },
    },
    async ({ query }) => ({
      data: await soldByTeams(context, await loadTiles(context, idsIn(query.ids), [], query.locale), new Map()),
    }),
  );

  server.get(
    '/api/v2/team/:teamName/',
    {
      ...publicAnswer,
      schema: {
        summary: 'A club with a page of its assortment',
        params: TeamParams,
        querystring: PageQuery,
        response: { 200: dataOf(Team) },
      },
    },
    async ({ params, query }) => ({ data: await loadTeam(context, params.teamName, query) }),
  );

  server.get(
    '/api/v2/team/:teamName/product/',
    {
      ...publicAnswer,
      schema: {
        summary: 'A product as a club sells it, by its path',
        params: TeamParams,
        querystring: PathQuery,
        response: { 200: dataOf(Product) },
      },
    },
    async ({ params, query }) => ({
      data: await loadTeamProduct(context, params.teamName, query.path, query.locale),
    }),
  );
}
