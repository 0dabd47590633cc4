import { MergeBody, Wishlist, WishlistAddBody } from 'shared-contracts/entities';
import Type from 'typebox';
import { ensureOwner, readMerge, readOwner } from '../account/owned-rows.ts';
import type { ShopName } from '../database/schema.ts';
import { privateAnswer } from '../http/caching.ts';
import { type ApiContext, type ApiServer, dataOf } from '../http/routes.ts';
import { addToWishlist, loadWishlist, mergeWishlist, removeFromWishlist } from './wishlist.ts';

const ProductParams = Type.Object({ productId: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
const response = { 200: dataOf(Wishlist) };

function routesAt(server: ApiServer, context: ApiContext, shop: ShopName, path: string): void {
  const { orm } = context;

  server.get(path, { onRequest: privateAnswer, schema: { summary: 'The wishlist', response } }, async (request) => ({
    data: await loadWishlist(context, shop, (await readOwner(orm, request)).requestId),
  }));

  server.post(
    path,
    { onRequest: privateAnswer, schema: { summary: 'Add to the wishlist', body: WishlistAddBody, response } },
    async (request) => {
      const { requestId } = await ensureOwner(orm, request);
      await addToWishlist(orm, { requestId, shop }, request.body.productId);
      return { data: await loadWishlist(context, shop, requestId) };
    },
  );

  server.delete(
    `${path}:productId/`,
    {
      onRequest: privateAnswer,
      schema: { summary: 'Remove from the wishlist', params: ProductParams, response },
    },
    async (request) => {
      const { requestId } = await readOwner(orm, request);
      if (requestId !== null) await removeFromWishlist(orm, { requestId, shop }, request.params.productId);
      return { data: await loadWishlist(context, shop, requestId) };
    },
  );

  server.post(
    `${path}merge/`,
    { onRequest: privateAnswer, schema: { summary: "Take over a guest's wishlist", body: MergeBody, response } },
    async (request) => {
      const { from, to } = await readMerge(orm, request, request.body.mergeUuid);
      await mergeWishlist(orm, from, { requestId: to.requestId, shop });
      return { data: await loadWishlist(context, shop, to.requestId) };
    },
  );
}

/** The wishlists of guests and customers: the shop's, and the team shop's beside it. Every answer is the whole list. */
export function wishlistRoutes(server: ApiServer, context: ApiContext): void {
  routesAt(server, context, 'shop', '/api/v1/wishlist/');
  routesAt(server, context, 'team', '/api/v2/team/wishlist/');
}
