import { Listing } from 'shared-contracts/entities';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { jsonContentType } from '../http/response/response-cache.ts';
import { dataOf } from '../http/route-schemas.ts';
import { pinned } from '../live-catalogue/live-context.ts';
import { loadListing } from './listing.ts';
import { ListingQuery } from './listing-request.ts';
import { priceTypeOf, publicUnlessSignedIn } from './price-type-caching.ts';

const noProducts = '[]}}';

/** Serializes a response whose products come last and are already JSON. */
export function withProducts(body: unknown, tiles: string): string {
  return `${JSON.stringify(body).slice(0, -noProducts.length)}${tiles}}}`;
}

/** GET /api/v1/search/: every product listing, by scope, words and filters. */
export function listingRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/api/v1/search/',
    {
      ...publicUnlessSignedIn(context.publicResponse),
      schema: {
        summary: 'A product listing with its facets, by path, words and filters',
        querystring: ListingQuery,
        response: { 200: dataOf(Listing) },
      },
    },
    async (request, reply) => {
      const priceType = await priceTypeOf(context.orm, request);
      const { listing, tiles } = await loadListing(pinned(context), request.query, priceType);
      reply.type(jsonContentType).serializer((body) => withProducts(body, tiles));
      return { data: { ...listing, products: [] } };
    },
  );
}
