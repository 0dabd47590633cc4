import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Dictionary } from './value-for-schema.ts';

type Tile = { readonly id: number; readonly url: string };
type Detail = { readonly options: readonly { readonly id: number; readonly quantity: number }[] };

/** Values of real requests: products, options, places and words of the catalogue. */
export async function readDictionary(server: FastifyInstance): Promise<Dictionary> {
  const list = await server.inject('/api/v1/search/?path=/&limit=24');
  const { data }: { data: { products: Tile[] } } = list.json();
  const details = await Promise.all(
    data.products.slice(0, 6).map(async ({ url }) => {
      const response = await server.inject(`/api/v1/product/?path=${url}`);
      return (response.json() as { data: Detail }).data;
    }),
  );
  const options = details.flatMap((detail) =>
    detail.options.filter(({ quantity }) => quantity > 0).map(({ id }) => id),
  );
  const ids = data.products.map(({ id }) => id);
  const stores = await server.inject('/api/v1/stores/');
  const shops = (stores.json() as { data: { stores: { shopUrl: string }[] } }).data.stores;
  return {
    path: [...data.products.slice(0, 5).map(({ url }) => url), '/', '/schuhe/', '/sale/', '/marken/', '/search/'],
    productId: ids,
    productOption: options,
    option: options,
    productIds: [ids.slice(0, 3).join(',')],
    ids: [ids.slice(0, 3).join(',')],
    q: ['laufschue', 'Ski', 'jacke damen', 'zelt 2 personen'],
    shopUrl: shops.slice(0, 4).map(({ shopUrl }) => shopUrl),
    email: ['kundin1@example.at', 'niemand@example.at'],
    password: ['steil-und-steinig'],
    // Guest ids are UUIDs of version 4, which few generated UUIDs are.
    mergeUuid: [randomUUID(), randomUUID()],
  };
}
