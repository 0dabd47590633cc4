import { Cart, CartAddBody, MergeBody } from 'shared-contracts/entities';
import Type from 'typebox';
import { ensureOwner, readMerge, readOwner } from '../account/owned-rows.ts';
import { privateAnswer } from '../http/caching.ts';
import { type ApiContext, type ApiServer, dataOf } from '../http/routes.ts';
import { addToCart, mergeCart, removeLine, removeSet } from './change-cart.ts';
import { loadCart } from './load-cart.ts';

const HashParams = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{20}$' }) });

/** The cart of guests and customers. Every answer is the whole cart after the change. */
export function cartRoutes(server: ApiServer, context: ApiContext): void {
  const { orm } = context;
  const response = { 200: dataOf(Cart) };

  server.get('/api/v1/cart/', { onRequest: privateAnswer, schema: { response } }, async (request) => ({
    data: await loadCart(context, await readOwner(orm, request)),
  }));

  server.post(
    '/api/v1/cart/',
    { onRequest: privateAnswer, schema: { body: CartAddBody, response } },
    async (request) => {
      const owner = await ensureOwner(orm, request);
      await addToCart(orm, owner, request.body);
      return { data: await loadCart(context, owner) };
    },
  );

  server.delete(
    '/api/v1/cart/hash/:hash/',
    { onRequest: privateAnswer, schema: { params: HashParams, response } },
    async (request) => {
      const owner = await readOwner(orm, request);
      if (owner !== null) await removeLine(orm, owner, request.params.hash);
      return { data: await loadCart(context, owner) };
    },
  );

  server.delete(
    '/api/v1/cart/set/:hash/',
    { onRequest: privateAnswer, schema: { params: HashParams, response } },
    async (request) => {
      const owner = await readOwner(orm, request);
      const { products } = await loadCart(context, owner);
      const setId = products.find(({ set }) => set === request.params.hash)?.setId;
      if (owner !== null && setId != null) await removeSet(orm, owner, setId);
      return { data: await loadCart(context, owner) };
    },
  );

  server.post(
    '/api/v1/cart/merge/',
    { onRequest: privateAnswer, schema: { body: MergeBody, response } },
    async (request) => {
      const { from, to } = await readMerge(orm, request, request.body.mergeUuid);
      await mergeCart(orm, from, to);
      return { data: await loadCart(context, to) };
    },
  );
}
