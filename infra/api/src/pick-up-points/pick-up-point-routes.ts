import { ContentLocale, PickUpPointSearch } from 'shared-contracts/entities';
import Type from 'typebox';
import { type ApiContext, type ApiServer, dataOf } from '../http/api-context.ts';
import { searchPickUpPoints } from './pick-up-points.ts';

const PointQuery = Type.Object(
  {
    /** Place, postcode, or both. */
    q: Type.String({ maxLength: 80 }),
    limit: Type.Integer({ minimum: 1, maximum: 20, default: 6 }),
    locale: Type.Union(ContentLocale.anyOf, { default: 'at' }),
  },
  { additionalProperties: false },
);

/** For the checkout: where a parcel can wait. */
export function pickUpPointRoutes(server: ApiServer, { orm, publicAnswer }: ApiContext): void {
  server.get(
    '/api/v1/pick-up-points/',
    {
      ...publicAnswer,
      schema: {
        summary: 'Pick-up points near a place',
        querystring: PointQuery,
        response: { 200: dataOf(PickUpPointSearch) },
      },
    },
    async (request) => ({ data: await searchPickUpPoints(orm, request.query) }),
  );
}
