import { ContentLocale, Product, ProductTile } from 'shared-contracts/entities';
import Type from 'typebox';
import { type ApiContext, type ApiServer, dataOf } from '../http/api-context.ts';
import { loadProduct } from './product.ts';
import { loadTiles } from './tiles.ts';

const Locale = Type.Union(ContentLocale.anyOf, { default: 'at' });

const PathQuery = Type.Object(
  { path: Type.String({ minLength: 1, maxLength: 300 }), locale: Locale },
  { additionalProperties: false },
);

/** Tiles of up to 96 products. */
export const IdsQuery = Type.Object(
  { ids: Type.String({ pattern: '^(\\d{1,9}(,\\d{1,9}){0,95})?$' }), locale: Locale },
  { additionalProperties: false },
);

export const idsIn = (list: string) => list.split(',').filter(Boolean).map(Number);

/** Product page, and tiles by id. */
export function catalogueRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/api/v1/product/',
    {
      ...context.publicAnswer,
      schema: { summary: "A product's page, by its path", querystring: PathQuery, response: { 200: dataOf(Product) } },
    },
    async (request) => ({ data: await loadProduct(context, request.query.path, request.query.locale) }),
  );

  server.get(
    '/api/v1/products/',
    {
      ...context.publicAnswer,
      schema: {
        summary: 'Tiles of products, by their ids',
        querystring: IdsQuery,
        response: { 200: dataOf(Type.Array(ProductTile)) },
      },
    },
    async (request) => ({
      data: await loadTiles(context, idsIn(request.query.ids), [], request.query.locale),
    }),
  );
}
