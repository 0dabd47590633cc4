import { Product, ProductTile } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { dataOf, ProductIdsQuery, ProductPathQuery, parseIds } from '../http/route-schemas.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { loadProduct } from './product.ts';
import { loadTiles } from './tiles/tiles.ts';

/** Product pages by path, and tiles by id. */
export function catalogueRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/api/v1/product/',
    {
      ...context.stockResponse,
      schema: {
        summary: "A product's page, by its path",
        querystring: ProductPathQuery,
        response: { 200: dataOf(Product) },
      },
    },
    async (request) => ({ data: await loadProduct(pinned(context), request.query.path, request.query.locale) }),
  );

  server.get(
    '/api/v1/products/',
    {
      ...context.publicResponse,
      schema: {
        summary: 'Tiles of products, by their ids',
        querystring: ProductIdsQuery,
        response: { 200: dataOf(Type.Array(ProductTile)) },
      },
    },
    async (request) => ({
      data: await loadTiles(pinned(context), parseIds(request.query.ids), [], request.query.locale),
    }),
  );
}
