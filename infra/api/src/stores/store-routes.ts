import { PlaceSuggestion, Store, StoreAvailability, StoreSearch } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { dataOf, Locale, LocaleQuery } from '../http/route-schemas.ts';
import { loadAvailability } from './availability.ts';
import { loadStore, searchStores } from './store-page.ts';
import { suggestPlaces } from './suggest-places.ts';

const PlaceWords = Type.String({ maxLength: 80 });

const SearchQuery = Type.Object({
  /** Place, postcode, both, or `latitude,longitude`. */
  q: Type.Optional(PlaceWords),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lon: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  service: Type.Optional(Type.String({ maxLength: 40 })),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 100 }),
  locale: Locale,
});

const PlaceQuery = Type.Object({ q: PlaceWords, limit: Type.Integer({ minimum: 1, maximum: 20, default: 6 }) });

const AvailabilityQuery = Type.Object({
  option: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  /** Id, sysname or path of one store. */
  store: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  near: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
  locale: Locale,
});

const StoreParams = Type.Object({ shopUrl: Type.String({ minLength: 1, maxLength: 80 }) });

/** Store search, store pages, and the availability of an option in stores. */
export function storeRoutes(server: ApiServer, context: ApiContext): void {
  const { publicResponse } = context;

  server.get(
    '/api/v1/stores/',
    {
      ...publicResponse,
      schema: {
        summary: 'Stores, or those near a place',
        querystring: SearchQuery,
        response: { 200: dataOf(StoreSearch) },
      },
    },
    async (request) => ({ data: await searchStores(context, request.query) }),
  );

  server.get(
    '/api/v1/stores/places/',
    {
      ...publicResponse,
      schema: {
        summary: 'Places whose name or postcode begins so',
        querystring: PlaceQuery,
        response: { 200: dataOf(Type.Array(PlaceSuggestion)) },
      },
    },
    async (request) => ({ data: await suggestPlaces(context.orm, request.query.q, request.query.limit) }),
  );

  server.get(
    '/api/v1/stores/availability/',
    {
      ...publicResponse,
      schema: {
        summary: 'Stores with a size in stock',
        querystring: AvailabilityQuery,
        response: { 200: dataOf(StoreAvailability) },
      },
    },
    async (request) => ({ data: await loadAvailability(context, request.query) }),
  );

  server.get(
    '/api/v1/stores/:shopUrl/',
    {
      ...publicResponse,
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
