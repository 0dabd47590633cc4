import type { FastifyInstance } from 'fastify';
import type { OrderDetails } from 'shared-contracts/entities';
import { checkoutAddress } from 'shared-contracts/paths';
import { readCartHandover } from '../shopper-api/cart-handover.ts';
import { isOrder, isStore } from '../shopper-api/response-checks.ts';
import type { ShopperApi } from '../shopper-api/shopper-api.ts';
import type { SiteOf } from '../site.ts';
import { HomePage } from '../views/pages/home-page.tsx';
import { NoCartPage, NoticePage } from '../views/pages/notice-page.tsx';
import { ThanksPage } from '../views/pages/thanks-page.tsx';
import { chosenStoreOf, firstStoreOf, sendPage, shopperApiOf } from './responses.ts';

/** Checkout home, the first of the two entries (SPEC 1), and the confirmation page. */
export function pageRoutes(server: FastifyInstance, siteOf: SiteOf): void {
  server.get('/', async (request, reply) => {
    const site = siteOf(request);
    const handover = await readCartHandover(shopperApiOf(site, request), site.teamBuild);
    if (handover.kind !== 'cart') {
      const status = handover.kind === 'unreachable' ? 503 : 200;
      return sendPage(site, reply, status, <NoCartPage handover={handover} step="cart" />);
    }
    const next = checkoutAddress('', 'page', chosenStoreOf(request.query));
    const store = firstStoreOf(site, request.query, handover.account);
    return sendPage(site, reply, 200, <HomePage cart={handover.cart} store={store} next={next} />);
  });

  server.get<{ Params: { uuid: string } }>('/checkout/danke/:uuid/', async (request, reply) => {
    const site = siteOf(request);
    const api = shopperApiOf(site, request);
    const order = await api.get(`/api/v1/order/${encodeURIComponent(request.params.uuid)}/`, isOrder);
    if (order.kind === 'ok') {
      const street = await streetOfStore(api, order.data);
      return sendPage(site, reply, 200, <ThanksPage order={order.data} street={street} isCustomer={api.isCustomer} />);
    }
    const isGone = order.kind === 'refused' && order.status !== 429;
    return isGone
      ? sendPage(site, reply, 404, <NoticePage of="no-order" step="done" />)
      : sendPage(site, reply, 503, <NoticePage of="unread" step="done" />);
  });

  // Links may have lost their trailing slash.
  for (const path of ['/checkout', '/checkout/danke/:uuid']) {
    server.get(path, async (request, reply) => {
      const [pathname = '', search] = request.url.split('?', 2);
      return reply.redirect(`${pathname}/${search === undefined ? '' : `?${search}`}`, 308);
    });
  }
}

/** Orders store a shop without its street. Null for other deliveries, and if the store could not be read: the order is shown without it. */
async function streetOfStore(api: ShopperApi, { deliveryType, store }: OrderDetails): Promise<string | null> {
  if (deliveryType !== 'click_and_collect' || store === null) return null;
  const found = await api.getSoon(`/api/v1/stores/${encodeURIComponent(store.sysname)}/`, isStore);
  return found.kind === 'ok' ? found.data.address.Street : null;
}
