import { Listing } from 'shared-contracts/entities';
import { type ApiContext, type ApiServer, dataOf } from '../http/routes.ts';
import { loadListing } from './listing.ts';
import { ListingQuery } from './listing-request.ts';
import { priceTypeOf, roleAnswer } from './role-answer.ts';

/** GET /api/v1/search/: every list of products, by place, words and filters. */
export function listingRoutes(server: ApiServer, context: ApiContext): void {
  server.get(
    '/api/v1/search/',
    {
      ...roleAnswer(context.publicAnswer),
      schema: {
        summary: 'A list of products with all its filters, by place, words and choices',
        querystring: ListingQuery,
        response: { 200: dataOf(Listing) },
      },
    },
    async (request) => ({
      data: await loadListing(context, request.query, await priceTypeOf(context.orm, request)),
    }),
  );
}
