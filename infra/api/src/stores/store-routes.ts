import { ContentLocale, Store, StoreAvailability, StoreSearch } from 'shared-contracts/entities';
import Type from 'typebox';
import { type ApiContext, type ApiServer, dataOf } from '../http/api-context.ts';
import { loadAvailability } from './availability.ts';
import { loadStore, searchStores } from './store-page.ts';

const Locale = Type.Union(ContentLocale.anyOf, { default: 'at' });
const PlaceWords = Type.String({ maxLength: 80 });
const closed = { additionalProperties: false } as const;

const SearchQuery = Type.Object(
  {
    /** Place, postcode, both, or `latitude,longitude`. */
    q: Type.Optional(PlaceWords),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    lon: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    service: Type.Optional(Type.String({ maxLength: 40 })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 100 }),
    locale: Locale,
  },
  closed,
);

const AvailabilityQuery = Type.Object(
  {
    option: Type.Integer({ minimum: 1, maximum: 2147483647 }),
    /** Id, sysname or path of one store. */
    store: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    near: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
    locale: Locale,
  },
  closed,
);

const StoreParams = Type.Object({ shopUrl: Type.String({ minLength: 1, maxLength: 80 }) });
const LocaleQuery = Type.Object({ locale: Locale }, closed);

/** Store search, one store, and where an option can be fetched. */
export function storeRoutes(server: ApiServer, context: ApiContext): void {
  const { publicAnswer } = context;

  server.get(
    '/api/v1/stores/',
    {
      ...publicAnswer,
      schema: {
        summary: 'Stores, or those near a place',
        querystring: SearchQuery,
        response: { 200: dataOf(StoreSearch) },
      },
    },
    async (request) => ({ data: await searchStores(context, request.query) }),
  );

  server.get(
    '/api/v1/stores/availability/',
    {
      ...publicAnswer,
      schema: {
        summary: 'In which stores a size is in stock',
        querystring: AvailabilityQuery,
        response: { 200: dataOf(StoreAvailability) },
      },
    },
    async (request) => ({ data: await loadAvailability(context, request.query) }),
  );

  server.get(
    '/api/v1/stores/:shopUrl/',
    {
      ...publicAnswer,
      schema: {
        summary: 'A store with its opening days',
        params: StoreParams,
        querystring: LocaleQuery,
        response: { 200: dataOf(Store) },
      },
    },
    async (request) => ({ data: await loadStore(context, request.params.shopUrl, request.query.locale) }),
  );
}
