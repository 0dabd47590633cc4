import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountData, Cart, StoreSearch } from 'shared-contracts/entities';
import { apiOf, send, storeInAddress } from './answers.ts';
import { endsSession, readHandedOver } from './handed-over.ts';
import { deliveryTypeOf, newOrderForm, type OrderForm, orderOf, readOrderForm } from './order-form.ts';
import { changedSum, missingIn, noProblems, type Problems, problemsOf } from './order-problems.ts';
import { orderSum, withSeenSum } from './order-sum.ts';
import type { ShopperApi } from './shopper-api.ts';
import type { Site } from './site.ts';
import { isOrder, isPointSearch, isStoreSearch } from './usable-answers.ts';
import type { FoundPoints } from './views/delivery-fields.tsx';
import { KeptFormPage, type KeptTrouble, NoticePage } from './views/notice-page.tsx';
import { OrderPage } from './views/order-page.tsx';

type Goods = { cart: Cart; account: AccountData | null };

/** The second of the two entries (SPEC 1): the form, and the order itself. */
export function orderRoutes(server: FastifyInstance, site: Site): void {
  server.get('/checkout/', async (request, reply) => {
    const api = apiOf(site, request);
    const handed = await readHandedOver(api, site.teamBuild);
    if (handed.kind !== 'cart') {
      return send(site, reply, handed.kind === 'unreachable' ? 503 : 200, <NoticePage of={handed.kind} />);
    }
    const chosen = storeInAddress(request.query) ?? handed.account?.store?.sysname ?? null;
    return orderPage(site, api, reply, newOrderForm(handed.account, chosen), handed, noProblems);
  });

  server.post<{ Body: URLSearchParams | undefined }>('/checkout/', async (request, reply) => {
    if (!isOwnForm(request, site)) return send(site, reply, 403, <NoticePage of="foreign" />);
    const body = request.body ?? new URLSearchParams();
    const api = apiOf(site, request);
    const form = readOrderForm(body);
    const handed = await readHandedOver(api, site.teamBuild);
    if (handed.kind === 'unreachable' || handed.kind === 'signed-out') return kept(site, reply, handed.kind, form);
    const refuse = (problems: Problems) =>
      handed.kind === 'cart'
        ? orderPage(site, api, reply, form, handed, problems)
        : send(site, reply, 200, <NoticePage of="empty" />);
    if (body.get('intent') !== 'order') return refuse(noProblems);
    const missing = missingIn(form, handed.account, site);
    if (missing.size > 0) return refuse(missing);
    // Also with an empty cart: an order that was placed has emptied it, and sent again leads to what was ordered.
    const order = orderOf(form, handed.account, site.teamBuild);
    const placed = await api.post('/api/v1/order/', isOrder, order, { 'idempotency-key': form.key });
    if (placed.kind === 'ok') return reply.redirect(`/checkout/danke/${placed.data.uuid}/`, 303);
    if (placed.kind === 'unreachable') return kept(site, reply, 'unsure', form);
    if (endsSession(placed)) return kept(site, reply, 'signed-out', form);
    const code = placed.error.error;
    if (code === 'idempotency key reused')
      return send(site, reply, 409, <NoticePage of="ordered-before" step="done" />);
    if (code === 'cart changed' || code === 'cart empty') return changed(site, api, reply, form);
    return refuse(problemsOf(placed, form, site));
  });
}

async function orderPage(
  site: Site,
  api: ShopperApi,
  reply: FastifyReply,
  sent: OrderForm,
  { cart, account }: Goods,
  problems: Problems,
): Promise<string> {
  const [stores, points] = await Promise.all([
    api.get('/api/v1/stores/', isStoreSearch, { limit: '100' }),
    findPoints(api, sent, { cart, account }),
  ]);
  const found = stores.kind === 'ok' ? stores.data.stores : [];
  const form = problems.has('storeSysname') ? sent : fitted(sent, cart, found);
  const sum = orderSum(form, cart, account);
  const shown = { cart, account, sum, problems, points, stores: found, form: withSeenSum(form, sum) };
  return send(site, reply, problems.size === 0 ? 200 : 422, <OrderPage {...shown} />);
}

/** The cart as it is by now: what is ordered next is agreed to by what this page shows. */
async function changed(site: Site, api: ShopperApi, reply: FastifyReply, form: OrderForm): Promise<string> {
  const handed = await readHandedOver(api, site.teamBuild);
  if (handed.kind === 'unreachable' || handed.kind === 'signed-out') return kept(site, reply, handed.kind, form);
  if (handed.kind === 'empty') return send(site, reply, 200, <NoticePage of="empty" />);
  const problems = changedSum(form, handed.cart, handed.account, site);
  return orderPage(site, api, reply, form, handed, problems);
}

function kept(site: Site, reply: FastifyReply, of: KeptTrouble, form: OrderForm): string {
  return send(site, reply, of === 'signed-out' ? 403 : 503, <KeptFormPage of={of} form={form} />);
}

/** A choice that these goods or this list no longer offer is taken back; the other fields stay. */
function fitted(form: OrderForm, { total }: Cart, stores: StoreSearch['stores']): OrderForm {
  const isPossible = total.deliveryPrices[deliveryTypeOf(form)] !== null;
  const isStore = stores.length === 0 || stores.some(({ sysname }) => sysname === form.storeSysname);
  const isLost = form.storeSysname !== '' && !isStore;
  return {
    ...form,
    deliveryType:
      isPossible && !(isLost && deliveryTypeOf(form) === 'click_and_collect') ? deliveryTypeOf(form) : 'home',
    storeSysname: isStore ? form.storeSysname : '',
  };
}

/** Searched for what was typed there, else near the address. */
async function findPoints(api: ShopperApi, form: OrderForm, { cart, account }: Goods): Promise<FoundPoints> {
  const saved = account?.addresses.shipping.find(({ uuid }) => uuid === form.addressUuid);
  const query = (form.pointQuery || saved?.postal || form.postal).slice(0, 80);
  if (query === '' || cart.total.deliveryPrices.pick_up_points === null) return null;
  const found = await api.get('/api/v1/pick-up-points/', isPointSearch, { q: query });
  if (found.kind !== 'ok') return 'unreachable';
  // What was not typed as a search is not answered as one.
  return found.data.place === null && form.pointQuery === '' ? null : found.data;
}

/** The session's cookies are not sent with other sites' forms; browsers also say where a form comes from. */
function isOwnForm({ headers: { origin, host } }: FastifyRequest, { checkoutOrigin }: Site): boolean {
  if (origin === undefined || origin === checkoutOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
