import { PickUpPointSearch } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { dataOf, Locale } from '../http/route-schemas.ts';
import { searchPickUpPoints } from './pick-up-points.ts';

const PointQuery = Type.Object({
  /** Place, postcode, or both. */
  q: Type.String({ maxLength: 80 }),
  limit: Type.Integer({ minimum: 1, maximum: 20, default: 6 }),
  locale: Locale,
});

/** Pickup points for the checkout. */
export function pickUpPointRoutes(server: ApiServer, { orm, publicResponse }: ApiContext): void {
  server.get(
    '/api/v1/pick-up-points/',
    {
      ...publicResponse,
      schema: {
        summary: 'Pick-up points near a place',
        querystring: PointQuery,
        response: { 200: dataOf(PickUpPointSearch) },
      },
    },
    async (request) => ({ data: await searchPickUpPoints(orm, request.query) }),
  );
}
