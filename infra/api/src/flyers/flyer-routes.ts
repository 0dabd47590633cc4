import { Flyer, StoreFlyers } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { notFound } from '../http/errors/api-error.ts';
import { dataOf, Locale, LocaleQuery } from '../http/route-schemas.ts';
import { pictureResponses, sendPicture } from '../media/send-picture.ts';
import type { FlyerCache } from './flyer-cache.ts';
import { loadFlyer, loadFlyers } from './load-flyers.ts';

const FlyersQuery = Type.Object({
  /** Id, sysname or path of a store. */
  store: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  /** Place, postcode or both: the nearest stores and their flyers. */
  near: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  locale: Locale,
});
const FlyerParams = Type.Object({ path: Type.String({ minLength: 1, maxLength: 80 }) });

/** The flyers of a store, one flyer, and its pages as pictures. */
export function flyerRoutes(server: ApiServer, context: ApiContext, cache: FlyerCache): void {
  server.get(
    '/api/v1/flyers/',
    {
      ...context.publicResponse,
      schema: { summary: 'Flyers', querystring: FlyersQuery, response: { 200: dataOf(StoreFlyers) } },
    },
    async ({ query }) => ({ data: await loadFlyers(context, cache, query) }),
  );

  server.get(
    '/api/v1/flyers/:path/',
    {
      ...context.publicResponse,
      schema: {
        summary: 'A flyer with its pages and their hot spots',
        params: FlyerParams,
        querystring: LocaleQuery,
        response: { 200: dataOf(Flyer) },
      },
    },
    async ({ params, query }) => ({ data: await loadFlyer(cache, params.path, query.locale) }),
  );

  server.get(
    '/pictures/flyer/:file',
    {
      schema: {
        summary: 'A page of a flyer as a picture',
        params: Type.Object({ file: Type.String({ pattern: '\\.svg$' }) }),
        response: pictureResponses,
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const found = await cache.page(file.slice(0, file.indexOf('.')));
      if (found === null) throw notFound();
      return sendPicture(reply, `/pictures/flyer/${file}`, { url: found.picture.url, svg: found.svg });
    },
  );
}
