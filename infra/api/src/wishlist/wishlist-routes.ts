import { MergeBody, Wishlist, WishlistAddBody } from 'shared-contracts/entities';
import Type from 'typebox';
import { ensureOwner, readMerge, readOwner } from '../account/owned-rows.ts';
import { privateAnswer } from '../http/caching.ts';
import { type ApiContext, type ApiServer, dataOf } from '../http/routes.ts';
import { addToWishlist, loadWishlist, mergeWishlist, removeFromWishlist } from './wishlist.ts';

const ProductParams = Type.Object({ productId: Type.Integer({ minimum: 1, maximum: 2147483647 }) });

/** The wishlist of guests and customers. Every answer is the whole list after the change. */
export function wishlistRoutes(server: ApiServer, context: ApiContext): void {
  const { orm } = context;
  const response = { 200: dataOf(Wishlist) };

  server.get('/api/v1/wishlist/', { onRequest: privateAnswer, schema: { response } }, async (request) => ({
    data: await loadWishlist(context, await readOwner(orm, request)),
  }));

  server.post(
    '/api/v1/wishlist/',
    { onRequest: privateAnswer, schema: { body: WishlistAddBody, response } },
    async (request) => {
      const owner = await ensureOwner(orm, request);
      await addToWishlist(orm, owner, request.body.productId);
      return { data: await loadWishlist(context, owner) };
    },
  );

  server.delete(
    '/api/v1/wishlist/:productId/',
    { onRequest: privateAnswer, schema: { params: ProductParams, response } },
    async (request) => {
      const owner = await readOwner(orm, request);
      if (owner !== null) await removeFromWishlist(orm, owner, request.params.productId);
      return { data: await loadWishlist(context, owner) };
    },
  );

  server.post(
    '/api/v1/wishlist/merge/',
    { onRequest: privateAnswer, schema: { body: MergeBody, response } },
    async (request) => {
      const { from, to } = await readMerge(orm, request, request.body.mergeUuid);
      await mergeWishlist(orm, from, to);
      return { data: await loadWishlist(context, to) };
    },
  );
}
