import type { FastifyInstance } from 'fastify';
import { checkoutAddress } from 'shared-contracts/paths';
import { apiOf, send, storeInAddress } from './answers.ts';
import { readHandedOver } from './handed-over.ts';
import type { Site } from './site.ts';
import { isOrder } from './usable-answers.ts';
import { HomePage } from './views/home-page.tsx';
import { NoticePage } from './views/notice-page.tsx';
import { ThanksPage } from './views/thanks-page.tsx';

/** The first of the two entries (SPEC 1), and the confirmation. */
export function pageRoutes(server: FastifyInstance, site: Site): void {
  server.get('/', async (request, reply) => {
    const handed = await readHandedOver(apiOf(site, request), site.teamBuild);
    if (handed.kind !== 'cart') {
      const status = handed.kind === 'unreachable' ? 503 : 200;
      return send(site, reply, status, <NoticePage of={handed.kind} step="cart" />);
    }
    const next = checkoutAddress('', 'page', storeInAddress(request.query));
    return send(site, reply, 200, <HomePage cart={handed.cart} next={next} />);
  });

  server.get<{ Params: { uuid: string } }>('/checkout/danke/:uuid/', async (request, reply) => {
    const api = apiOf(site, request);
    const order = await api.get(`/api/v1/order/${encodeURIComponent(request.params.uuid)}/`, isOrder);
    if (order.kind === 'ok') {
      return send(site, reply, 200, <ThanksPage order={order.data} isCustomer={api.isCustomer} />);
    }
    const isGone = order.kind === 'refused' && order.status !== 429;
    return isGone
      ? send(site, reply, 404, <NoticePage of="no-order" step="done" />)
      : send(site, reply, 503, <NoticePage of="unreachable" step="done" />);
  });

  // As a link may lose its closing slash on the way.
  for (const path of ['/checkout', '/checkout/danke/:uuid']) {
    server.get(path, async (request, reply) => {
      const [pathname = '', search] = request.url.split('?', 2);
      return reply.redirect(`${pathname}/${search === undefined ? '' : `?${search}`}`, 308);
    });
  }
}
