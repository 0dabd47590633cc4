import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OrderDetails, StoreSearch } from 'shared-contracts/entities';
import { readHandedOver } from './handed-over.ts';
import { newOrderForm, type OrderForm, orderOf, readOrderForm, withSeenPrices } from './order-form.ts';
import { missingIn, type Problems, problemsOf } from './order-problems.ts';
import { createShopperApi, type ShopperApi } from './shopper-api.ts';
import { renderDocument } from './views/checkout-document.tsx';
import { HomePage } from './views/home-page.tsx';
import { NoticePage } from './views/notice-page.tsx';
import { OrderPage } from './views/order-page.tsx';
import { ThanksPage } from './views/thanks-page.tsx';

export type CheckoutOptions = { apiOrigin: string; shopOrigin: string };

const unsure =
  'Wir wissen nicht, ob deine Bestellung angekommen ist. Schicke sie noch einmal ab: Doppelt bestellt wird dabei nichts.';

/** Two entries (SPEC 1), the order itself, and its confirmation. */
export function checkoutRoutes(server: FastifyInstance, { apiOrigin, shopOrigin }: CheckoutOptions): void {
  const apiOf = (request: FastifyRequest): ShopperApi => createShopperApi(apiOrigin, request.headers.cookie ?? '');

  server.get('/', async (request, reply) => {
    const handed = await readHandedOver(apiOf(request));
    if (handed.kind !== 'cart') return notice(reply, handed.kind, 'home');
    return page(reply, 200, <HomePage cart={handed.cart} shopOrigin={shopOrigin} />);
  });

  server.get('/checkout/', (request, reply) => orderPage(apiOf(request), reply));

  server.post<{ Body: URLSearchParams }>('/checkout/', async (request, reply) => {
    if (!isOwnForm(request)) return reply.code(403).type('text/plain').send('This form is not ours.');
    const api = apiOf(request);
    const form = readOrderForm(request.body);
    const handed = await readHandedOver(api);
    if (handed.kind === 'unreachable' || handed.kind === 'signed-out') return notice(reply, handed.kind, 'page');
    const missing = missingIn(form, handed.account);
    if (missing.size > 0) return orderPage(api, reply, form, missing);
    // Also with an empty cart: an order that was placed has emptied it, and sent again leads to what was ordered.
    const order = orderOf(form, handed.account);
    const placed = await api.post<OrderDetails>('/api/v1/order/', order, { 'idempotency-key': form.key });
    if (placed.kind === 'ok') return reply.redirect(`/checkout/danke/${placed.data.uuid}/`, 303);
    if (placed.kind === 'unreachable') return orderPage(api, reply, form, new Map([[null, unsure]]));
    return orderPage(api, reply, form, problemsOf(placed.error));
  });

  server.get<{ Params: { uuid: string } }>('/checkout/danke/:uuid/', async (request, reply) => {
    const api = apiOf(request);
    const order = await api.get<OrderDetails>(`/api/v1/order/${encodeURIComponent(request.params.uuid)}/`);
    if (order.kind === 'unreachable') return notice(reply, 'unreachable', 'done');
    if (order.kind === 'refused') return notice(reply, 'no-order', 'done');
    return page(reply, 200, <ThanksPage order={order.data} isCustomer={api.isCustomer} shopOrigin={shopOrigin} />);
  });

  async function orderPage(
    api: ShopperApi,
    reply: FastifyReply,
    sent: OrderForm | null = null,
    problems: Problems = new Map(),
  ): Promise<string> {
    const [handed, stores] = await Promise.all([
      readHandedOver(api),
      api.get<StoreSearch>('/api/v1/stores/?limit=100'),
    ]);
    if (handed.kind !== 'cart') return notice(reply, handed.kind, 'page');
    const { cart, account } = handed;
    const form = sent ? withSeenPrices(sent, cart) : newOrderForm(cart, account);
    const shown = {
      cart,
      account,
      form,
      problems,
      shopOrigin,
      stores: stores.kind === 'ok' ? byCity(stores.data) : [],
    };
    return page(reply, problems.size > 0 ? 422 : 200, <OrderPage {...shown} />);
  }

  function notice(reply: FastifyReply, of: Parameters<typeof NoticePage>[0]['of'], step: 'home' | 'page' | 'done') {
    const status = { empty: 200, 'signed-out': 200, unreachable: 503, 'no-order': 404 }[of];
    return page(reply, status, <NoticePage of={of} step={step} shopOrigin={shopOrigin} />);
  }
}

function page(reply: FastifyReply, status: number, document: Parameters<typeof renderDocument>[0]): string {
  reply.code(status).type('text/html; charset=utf-8');
  return renderDocument(document);
}

/** The session's cookies are not sent with other sites' forms; browsers also say where a form comes from. */
function isOwnForm({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function byCity({ stores }: StoreSearch): StoreSearch['stores'] {
  return stores.toSorted((a, b) => a.address.City.localeCompare(b.address.City, 'de'));
}
