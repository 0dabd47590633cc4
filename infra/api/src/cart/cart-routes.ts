import {
  Cart,
  CartAddBody,
  CartAmountBody,
  CartVoucherBody,
  MergeBody,
  TeamCartAddBody,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { ensureOwner, readMerge, readOwner } from '../account/identity/owner.ts';
import { requireAccount } from '../account/identity/shopper.ts';
import type { Orm } from '../database/database.ts';
import type { ShopName } from '../database/schema.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, IdempotencyHeaders, idempotencyKey, LocaleQuery } from '../http/route-schemas.ts';
import { putVoucher, removeVoucher } from './cart-voucher.ts';
import { addToCart, changeAmount, mergeCart, removeLine, removeSet } from './change-cart.ts';
import { loadCart } from './load-cart.ts';

const HashParams = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{20}$' }) });
/** The locale of names and prices. */
const querystring = LocaleQuery;
const response = { 200: dataOf(Cart) };

/** The routes that both shops' carts share. Every response is the whole cart after the change. */
function sharedRoutes(server: ApiServer, context: ApiContext, shop: ShopName, path: string): void {
  const { orm } = context;

  server.get(
    path,
    { onRequest: privateResponse, schema: { summary: 'The cart', querystring, response } },
    async (request) => {
      const owner = await readOwner(orm, request);
      const load = (orm: Orm) => loadCart({ ...context, orm }, shop, owner, request.query.locale);
      return { data: await context.readYourWrites.of(owner.requestId, load) };
    },
  );

  server.delete(
    `${path}hash/:hash/`,
    { onRequest: privateResponse, schema: { summary: 'Remove a line', params: HashParams, querystring, response } },
    async (request) => {
      const owner = await readOwner(orm, request);
      const { requestId } = owner;
      if (requestId !== null) await removeLine(orm, { requestId, shop }, request.params.hash);
      return { data: await loadCart(context, shop, owner, request.query.locale) };
    },
  );

  server.delete(
    `${path}set/:hash/`,
    { onRequest: privateResponse, schema: { summary: 'Remove a set', params: HashParams, querystring, response } },
    async (request) => {
      const owner = await readOwner(orm, request);
      const { requestId } = owner;
      if (requestId !== null) await removeSet(orm, { requestId, shop }, request.params.hash);
      return { data: await loadCart(context, shop, owner, request.query.locale) };
    },
  );

  for (const [by, summary] of [
    ['hash', 'Change the amount of a line'],
    ['set', 'Change the amount of a set'],
  ] as const) {
    server.put(
      `${path}${by}/:hash/`,
      {
        onRequest: privateResponse,
        schema: { summary, params: HashParams, querystring, body: CartAmountBody, response },
      },
      async (request) => {
        const owner = await readOwner(orm, request);
        const { requestId } = owner;
        const target = { by, hash: request.params.hash };
        if (requestId !== null) await changeAmount(orm, { requestId, shop }, target, request.body.amount);
        return { data: await loadCart(context, shop, owner, request.query.locale) };
      },
    );
  }

  server.post(
    `${path}merge/`,
    {
      onRequest: privateResponse,
      schema: { summary: "Take over a guest's cart", querystring, body: MergeBody, response },
    },
    async (request) => {
      const { from, to } = await readMerge(orm, request, request.body.mergeUuid);
      await mergeCart(orm, from, { requestId: to.requestId, shop });
      return { data: await loadCart(context, shop, to, request.query.locale) };
    },
  );
}

/** A customer's voucher in the shop's cart. */
function voucherRoutes(server: ApiServer, context: ApiContext): void {
  const { orm } = context;
  const path = '/api/v1/cart/voucher/';

  server.post(
    path,
    {
      onRequest: privateResponse,
      schema: { summary: 'Put a voucher into the cart', querystring, body: CartVoucherBody, response },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      const owner = { requestId: account.requestId, priceType: account.role };
      await putVoucher(orm, owner, account, request.body.code);
      return { data: await loadCart(context, 'shop', owner, request.query.locale) };
    },
  );

  server.delete(
    path,
    { onRequest: privateResponse, schema: { summary: 'Take the voucher out of the cart', querystring, response } },
    async (request) => {
      const owner = await readOwner(orm, request);
      if (owner.requestId !== null) await removeVoucher(orm, owner.requestId);
      return { data: await loadCart(context, 'shop', owner, request.query.locale) };
    },
  );
}

/** The carts of guests and customers, in the shop and in the team shop. */
export function cartRoutes(server: ApiServer, context: ApiContext): void {
  const { orm } = context;
  sharedRoutes(server, context, 'shop', '/api/v1/cart/');
  sharedRoutes(server, context, 'team', '/api/v2/team/cart/');
  voucherRoutes(server, context);

  server.post(
    '/api/v1/cart/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Add to the cart', headers: IdempotencyHeaders, querystring, body: CartAddBody, response },
    },
    async (request) => {
      const owner = await ensureOwner(context, request);
      const cart = { requestId: owner.requestId, shop: 'shop' } as const;
      await addToCart(orm, cart, { items: [request.body], team: null, key: idempotencyKey(request) });
      return { data: await loadCart(context, 'shop', owner, request.query.locale) };
    },
  );

  server.post(
    '/api/v2/team/cart/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Add to the team cart',
        headers: IdempotencyHeaders,
        querystring,
        body: TeamCartAddBody,
        response,
      },
    },
    async (request) => {
      const owner = await ensureOwner(context, request);
      const { items, team } = request.body;
      const cart = { requestId: owner.requestId, shop: 'team' } as const;
      await addToCart(orm, cart, { items, team, key: idempotencyKey(request) });
      return { data: await loadCart(context, 'team', owner, request.query.locale) };
    },
  );
}
