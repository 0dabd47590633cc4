import { MergeBody, TeamWishlistAddBody, Wishlist, WishlistAddBody } from 'shared-contracts/entities';
import Type from 'typebox';
import { ensureOwner, readMerge, readOwner } from '../account/identity/owner.ts';
import type { Orm } from '../database/database.ts';
import type { ShopName } from '../database/schema.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../http/route-schemas.ts';
import { addToWishlist, loadWishlist, mergeWishlist, removeFromWishlist } from './wishlist.ts';

const ProductParams = Type.Object({ productId: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
const querystring = LocaleQuery;
const response = { 200: dataOf(Wishlist) };

/** The routes that both shops' wishlists share. Every response is the whole list after the change. */
function sharedRoutes(server: ApiServer, context: ApiContext, shop: ShopName, path: string): void {
  const { orm } = context;

  server.get(
    path,
    { onRequest: privateResponse, schema: { summary: 'The wishlist', querystring, response } },
    async (request) => {
      const { requestId } = await readOwner(orm, request);
      const load = (orm: Orm) => loadWishlist({ ...context, orm }, shop, requestId, request.query.locale);
      return { data: await context.readYourWrites.of(requestId, load) };
    },
  );

  server.delete(
    `${path}:productId/`,
    {
      onRequest: privateResponse,
      schema: { summary: 'Remove from the wishlist', params: ProductParams, querystring, response },
    },
    async (request) => {
      const { requestId } = await readOwner(orm, request);
      if (requestId !== null) await removeFromWishlist(orm, { requestId, shop }, request.params.productId);
      return { data: await loadWishlist(context, shop, requestId, request.query.locale) };
    },
  );

  server.post(
    `${path}merge/`,
    {
      onRequest: privateResponse,
      schema: { summary: "Take over a guest's wishlist", querystring, body: MergeBody, response },
    },
    async (request) => {
      const { from, to } = await readMerge(orm, request, request.body.mergeUuid);
      await mergeWishlist(orm, from, { requestId: to.requestId, shop });
      return { data: await loadWishlist(context, shop, to.requestId, request.query.locale) };
    },
  );
}

/** The wishlists of guests and customers, in the shop and in the team shop. Team entries store their team. */
export function wishlistRoutes(server: ApiServer, context: ApiContext): void {
  const { orm } = context;
  sharedRoutes(server, context, 'shop', '/api/v1/wishlist/');
  sharedRoutes(server, context, 'team', '/api/v2/team/wishlist/');

  server.post(
    '/api/v1/wishlist/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Add to the wishlist', querystring, body: WishlistAddBody, response },
    },
    async (request) => {
      const { requestId } = await ensureOwner(context, request);
      await addToWishlist(orm, { requestId, shop: 'shop' }, request.body);
      return { data: await loadWishlist(context, 'shop', requestId, request.query.locale) };
    },
  );

  server.post(
    '/api/v2/team/wishlist/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Add to the team wishlist', querystring, body: TeamWishlistAddBody, response },
    },
    async (request) => {
      const { requestId } = await ensureOwner(context, request);
      await addToWishlist(orm, { requestId, shop: 'team' }, request.body);
      return { data: await loadWishlist(context, 'team', requestId, request.query.locale) };
    },
  );
}
