import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountData, Cart, StoreSummary } from 'shared-contracts/entities';
import { firstStoreOf, sendPage, shopperApiOf } from '../server/responses.ts';
import { type CartHandover, endsSession, readCartHandover } from '../shopper-api/cart-handover.ts';
import { isPlaced, isPointSearch } from '../shopper-api/response-checks.ts';
import type { Refusal, ShopperApi } from '../shopper-api/shopper-api.ts';
import type { Site, SiteOf } from '../site.ts';
import type { FoundPoints } from '../views/form/delivery-fields.tsx';
import { KeptFormPage, type KeptFormReason, NoCartPage, NoticePage } from '../views/pages/notice-page.tsx';
import { OrderPage } from '../views/pages/order-page.tsx';
import { type DeliveredTeam, findTeam } from './delivered-team.ts';
import { findStores } from './offered-stores.ts';
import { deliveryTypeOf, newOrderForm, type OrderForm, orderBodyOf, readOrderForm, withNewKey } from './order-form.ts';
import {
  changedAccount,
  changedSum,
  findMissing,
  noProblems,
  orderedBefore,
  type Problems,
  problemsFromApi,
} from './order-problems.ts';
import { hasSeenTotal, orderSum, withSeenSum } from './order-sum.ts';
import { hasRefurbished } from './refurbished.ts';
import { isOtherAccount, seenAccountOf } from './seen-account.ts';
import { hasOtherGoods, seenGoodsOf } from './seen-goods.ts';

type Goods = { cart: Cart; account: AccountData | null };
/** The cart or its absence, with the account or guest to which it belongs. */
type ReadHandover = Extract<CartHandover, { account: unknown }>;

/** The voucher that the shopper has added to the cart, if the cart reaches its minimum order. */
const voucherOf = ({ voucher }: Cart): string | null => (voucher?.state === 'applied' ? voucher.code : null);

/** The checkout page, the second of the two entries (SPEC 1): shows the form and places the order. */
export function orderRoutes(server: FastifyInstance, siteOf: SiteOf): void {
  server.get('/checkout/', async (request, reply) => {
    const site = siteOf(request);
    const api = shopperApiOf(site, request);
    const handover = await readCartHandover(api, site.teamBuild);
    if (handover.kind !== 'cart') {
      return sendPage(site, reply, handover.kind === 'unreachable' ? 503 : 200, <NoCartPage handover={handover} />);
    }
    const chosen = firstStoreOf(site, request.query, handover.account);
    return orderPage(
      site,
      api,
      reply,
      newOrderForm(handover.account, chosen, voucherOf(handover.cart)),
      handover,
      noProblems,
    );
  });

  server.post<{ Body: URLSearchParams | undefined }>('/checkout/', async (request, reply) => {
    const site = siteOf(request);
    if (!isOwnForm(request, site)) return sendPage(site, reply, 403, <NoticePage of="foreign" />);
    const body = request.body ?? new URLSearchParams();
    const api = shopperApiOf(site, request);
    const form = readOrderForm(body);
    const handover = await readCartHandover(api, site.teamBuild);
    if (handover.kind === 'unreachable') return keepForm(site, reply, form.unanswered ? 'unsure' : 'unreachable', form);
    if (handover.kind === 'signed-out') return keepForm(site, reply, 'signed-out', form);
    const isOther = isOtherAccount(form, handover.account);
    if (isOther && handover.kind !== 'cart') {
      // Without an account it was logged out in another tab: until the next login there is no cart to show.
      return handover.account === null
        ? keepForm(site, reply, 'signed-out', form)
        : sendPage(
            site,
            reply,
            200,
            <KeptFormPage of="other-account" form={form} email={handover.account.personal.email} />,
          );
    }
    const refuse = (problems: Problems) => showAgain(site, api, reply, form, handover, problems);
    if (isOther) return refuse(changedAccount(handover.account, site));
    if (body.get('intent') !== 'order') return refuse(noProblems);
    const missing = findMissing(form, handover.account, site);
    if (missing.size > 0) return refuse(missing);
    // The API compares only totals, which do not change if another tab selects another size of the same product.
    if (handover.kind === 'cart' && hasOtherGoods(form, handover.cart) && hasSeenTotal(form, handover))
      return refuse(changedSum(form, handover.cart, handover.account, site));
    return placeOrder(site, api, reply, form, handover);
  });
}

/** Places the order of a form that the checkout itself does not refuse: redirects to the confirmation, or says why there is none. */
async function placeOrder(
  site: Site,
  api: ShopperApi,
  reply: FastifyReply,
  form: OrderForm,
  handover: ReadHandover,
): Promise<string | FastifyReply> {
  // Sent even with an empty cart: a placed order has emptied it, and sending the same order again leads to its confirmation.
  const order = orderBodyOf(form, handover.account, site.teamBuild);
  const placed = await api.post('/api/v1/order/', isPlaced, order, { 'idempotency-key': form.key });
  if (placed.kind === 'unreachable') return keepForm(site, reply, 'unsure', { ...form, unanswered: 'yes' });
  if (placed.kind === 'refused' && endsSession(placed)) return keepForm(site, reply, 'signed-out', form);
  const code = placed.kind === 'refused' ? placed.error.error : null;
  const known = placed.kind === 'refused' ? withoutOrder(placed, form) : form;
  if (code === 'cart changed' || code === 'cart empty') return sendChangedOrder(site, api, reply, known);
  if (placed.kind === 'refused' && code !== 'idempotency key reused')
    return showAgain(site, api, reply, known, handover, problemsFromApi(placed, form, site));
  const left = await cartBesideOrder(site, api, handover);
  if (left) return orderPage(site, api, reply, withNewKey(form), left, orderedBefore(site));
  return placed.kind === 'ok'
    ? reply.redirect(`/checkout/danke/${placed.data.uuid}/`, 303)
    : sendPage(site, reply, 409, <NoticePage of="ordered-before" step="done" />);
}

/**
 * The form after a refusal. 409 is the cart's or the stock's: by then the API has looked for an order with the form's key and found none,
 * so an attempt that had no response has placed none. Other refusals may come before it looks.
 */
const withoutOrder = ({ status }: Refusal, form: OrderForm): OrderForm =>
  status === 409 ? { ...form, unanswered: '' } : form;

/** The form again, with what is wrong with it; without an orderable cart, why there is none. */
async function showAgain(
  site: Site,
  api: ShopperApi,
  reply: FastifyReply,
  form: OrderForm,
  handover: ReadHandover,
  problems: Problems,
): Promise<string> {
  return handover.kind === 'cart'
    ? orderPage(site, api, reply, form, handover, problems)
    : sendNoCart(site, reply, form, handover);
}

async function orderPage(
  site: Site,
  api: ShopperApi,
  reply: FastifyReply,
  sent: OrderForm,
  { cart, account }: Goods,
  problems: Problems,
): Promise<string> {
  const [stores, points, team, isRefurbished] = await Promise.all([
    site.hasPickUp ? findStores(api, sent.storeSysname) : null,
    findPoints(api, sent, { cart, account }),
    site.teamBuild ? findTeam(api, cart) : null,
    hasRefurbished(api, cart),
  ]);
  const isOffered = site.hasPickUp && stores?.length !== 0;
  const found = isOffered ? (stores ?? []) : null;
  const known = withKnownAddress(sent, account);
  const form = problems.has('storeSysname') ? known : withPossibleDelivery(known, cart, found, team);
  const sum = orderSum(form, cart, account);
  const seen = { ...withSeenSum(form, sum), seenGoods: seenGoodsOf(cart), seenAccount: seenAccountOf(account) };
  const shown = { cart, account, sum, problems, points, team, isRefurbished, stores: found, form: seen };
  return sendPage(site, reply, problems.size === 0 ? 200 : 422, <OrderPage {...shown} />);
}

/** Sends the form with the current cart and sums, after the API refused the earlier sums. */
async function sendChangedOrder(site: Site, api: ShopperApi, reply: FastifyReply, form: OrderForm): Promise<string> {
  const handover = await readCartHandover(api, site.teamBuild);
  if (handover.kind === 'unreachable' || handover.kind === 'signed-out')
    return keepForm(site, reply, handover.kind, form);
  if (handover.kind !== 'cart') return sendNoCart(site, reply, form, handover);
  const problems = changedSum(form, handover.cart, handover.account, site);
  return orderPage(site, api, reply, form, handover, problems);
}

/**
 * The cart after the response to an order. A new order empties it, so goods that are in it now were added after an earlier
 * order with the same form, which the API has returned. Null if the cart is empty.
 */
async function cartBesideOrder(site: Site, api: ShopperApi, before: CartHandover): Promise<Goods | null> {
  if (before.kind !== 'cart') return null;
  const now = await readCartHandover(api, site.teamBuild);
  return now.kind === 'cart' ? now : null;
}

function keepForm(site: Site, reply: FastifyReply, of: KeptFormReason, form: OrderForm): string {
  return sendPage(site, reply, of === 'signed-out' ? 403 : 503, <KeptFormPage of={of} form={form} />);
}

/** Responds to a form without an orderable cart. Typed values are kept while the shopper changes the cart in another tab. */
function sendNoCart(
  site: Site,
  reply: FastifyReply,
  form: OrderForm,
  handover: Exclude<CartHandover, { kind: 'cart' }>,
): string {
  const page =
    handover.kind === 'sold-out' ? (
      <KeptFormPage of="sold-out" form={form} soldOut={handover.products} />
    ) : (
      <NoCartPage handover={handover} />
    );
  return sendPage(site, reply, 200, page);
}

/** Resets a saved address that the account does not have. */
function withKnownAddress(form: OrderForm, account: AccountData | null): OrderForm {
  const isKnown = account?.addresses.shipping.some(({ uuid }) => uuid === form.addressUuid) === true;
  return isKnown ? form : { ...form, addressUuid: '' };
}

/** Resets a delivery type or store that the cart or the list of stores does not have; keeps all other fields. */
function withPossibleDelivery(
  form: OrderForm,
  { total }: Cart,
  /** Null if pick-up is not offered. */
  stores: readonly StoreSummary[] | null,
  team: DeliveredTeam | null,
): OrderForm {
  // A new form in the team shop preselects delivery to the team.
  if (team && (form.deliveryType === '' || form.deliveryType === 'team')) {
    return { ...form, deliveryType: 'team', team: team.slug };
  }
  const isPossible = total.deliveryPrices[deliveryTypeOf(form)] !== null;
  const isStore = stores?.length === 0 || stores?.some(({ sysname }) => sysname === form.storeSysname) === true;
  const isLost = stores === null || (form.storeSysname !== '' && !isStore);
  return {
    ...form,
    deliveryType:
      isPossible && !(isLost && deliveryTypeOf(form) === 'click_and_collect') ? deliveryTypeOf(form) : 'home',
    storeSysname: isStore ? form.storeSysname : '',
  };
}

/** Searches for the entered place, or otherwise near the postcode of the address. */
async function findPoints(api: ShopperApi, form: OrderForm, { cart, account }: Goods): Promise<FoundPoints> {
  const saved = account?.addresses.shipping.find(({ uuid }) => uuid === form.addressUuid);
  const query = (form.pointQuery || saved?.postal || form.postal).slice(0, 80);
  if (query === '' || cart.total.deliveryPrices.pick_up_points === null) return null;
  const found = await api.get('/api/v1/pick-up-points/', isPointSearch, { q: query });
  if (found.kind !== 'ok') return 'unreachable';
  // Without an entered search there is no "nothing found".
  return found.data.place === null && form.pointQuery === '' ? null : found.data;
}

/** Whether the `Origin` header is the checkout's: protection against forms of other sites, in addition to the cookies' `SameSite`. */
function isOwnForm({ headers: { origin, host } }: FastifyRequest, { checkoutOrigin }: Site): boolean {
  if (origin === undefined || origin === checkoutOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
