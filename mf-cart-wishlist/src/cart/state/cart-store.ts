import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart, CartProduct, TeamCartItem } from 'shared-contracts/entities';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { type BrowserTab, browserTab } from '../../browser/browser-tab.ts';
import { type GuestIdRecord, guestIdRecord } from '../../server-list/merge-uuid.ts';
import { createServerList } from '../../server-list/server-list.ts';
import { type AddToCartRequest, additionKey, additionOf } from './add-to-cart-request.ts';
import { createCartApi, splitIntoRequests } from './cart-api.ts';
import { type CartChange, isApplied } from './cart-change.ts';
import { additionIn, cartDifference } from './cart-difference.ts';
import {
  type CartEvent,
  type CartState,
  cartCount,
  initialCart,
  isChangeInFlight,
  isSettled,
  transition,
} from './cart-machine.ts';
import { createDelayedRemoval } from './delayed-removal.ts';
import { targetOf } from './line-target.ts';

/** `missing`: the items that are not in the cart, to be retried. */
export type AddResult = { ok: true } | { ok: false; error: ApiError; missing: readonly TeamCartItem[] };

export type CartStore = CartState & {
  /** Reads the cart, or merges a guest's, once for each app. A guest without a request id has no cart to read. */
  start(): void;
  read(): Promise<ApiResult<Cart>>;
  /** Reads the cart again, here and in other tabs, once no other change is in flight, because it was changed elsewhere. */
  refresh(): Promise<void>;
  /** While the same addition is in flight, its result is returned. A pending removal is sent first. */
  add(addition: AddToCartRequest): Promise<AddResult>;
  addAgain(): Promise<void>;
  /** Sent after a delay unless cancelled. Has no effect while the cart is locked. @throws without an item (SPEC 8) */
  remove(product: CartProduct | undefined): void;
  cancelRemoval(): void;
  /** Pauses the delay while the shopper points at "Rückgängig" or focuses it. */
  pauseRemoval(): void;
  resumeRemoval(): void;
  /** Shown at once, sent when no other change is in flight; only the last quantity of a line is sent. */
  setQuantity(product: CartProduct, amount: number): void;
  /** Sends a pending removal now; resolves when nothing is pending or in flight. */
  settled(): Promise<void>;
  /** @throws without a record of the guest id (SPEC 8) */
  merge(): Promise<void>;
  /** Retries what failed. Additions have a button of their own. */
  retry(): void;
};

export type CartStoreDependencies = { tab: BrowserTab; guestId: GuestIdRecord | null };

export const cartStore = defineStore((app) =>
  createCartStore(app, {
    tab: browserTab(app, 'cart'),
    guestId: app.environment === 'browser' ? guestIdRecord('cart') : null,
  }),
);

export function createCartStore(app: AppContext, { tab, guestId }: CartStoreDependencies): StoreApi<CartStore> {
  const { bus } = app;
  const api = createCartApi(app);
  const additions = new Map<string, Promise<AddResult>>();
  const unsentAdditions = new Set<AddToCartRequest>();

  const store = createStore<CartStore>(() => ({
    ...initialCart,
    start: () => list.start(),
    read: () => list.read(),
    refresh: () => list.refresh(),
    merge: () => list.merge(),

    add: (addition) => addOnce(additionKey(addition), addition),

    async addAgain() {
      const products = state().removed?.products ?? [];
      // One key for all: between the requests for a set only a part of it remains.
      if (products.length > 0) await addOnce('again', additionOf(products));
    },

    remove(product) {
      if (!product) throw new Error('cartItem is not defined');
      if (isSettled(state())) removal.request(product);
      else void changesEnded().then(() => removal.request(product));
    },

    cancelRemoval: () => removal.cancel(),
    pauseRemoval: () => removal.pause(),
    resumeRemoval: () => removal.resume(),

    setQuantity(product, amount) {
      dispatch({ type: 'quantity-chosen', quantity: { target: targetOf(product), amount } });
      sendNextQuantity();
    },

    async settled() {
      while (!isSettled(state())) {
        removal.sendNow();
        await changesEnded();
      }
    },

    retry() {
      const failed = state().failure?.operation;
      if (failed?.kind === 'reading') void list.read();
      else if (failed?.kind === 'merging') void list.merge();
      else if (failed?.kind === 'removing') removal.retry(failed.removal);
      else if (failed?.kind === 'changing-quantity') {
        dispatch({ type: 'quantity-chosen', quantity: failed.quantity });
        sendNextQuantity();
      }
    },
  }));

  const state = (): CartStore => store.getState();
  const dispatch = (event: CartEvent): void => store.setState((before) => transition(before, event));

  // Runs before the list's own listeners: the guest's cart can be changed only before the login.
  bus.on('login-started', () => removal.sendNow());
  bus.on('login', () => removal.cancel());
  bus.on('logout', () => removal.cancel());

  const list = createServerList<Cart, CartChange, CartEvent>({
    app,
    tab,
    guestId,
    api,
    name: 'Cart',
    changedEvent: 'cart-changed',
    mergeStarted: { type: 'merge-started' },
    state,
    dispatch,
    isChangeInFlight: () => isChangeInFlight(state()),
    isConfirmedEmpty: () => state().cart?.products.length === 0,
    isApplied,
    count: (cart) => cartCount({ cart }),
    settled: () => state().settled(),
    onChangeEnd: sendNextQuantity,
    onLeave: sendEverything,
  });

  /** Sends a change, and reports how many pieces it has added or removed. */
  const change: typeof list.change = async (event, send) => {
    const { cart: before, reading } = state();
    const result = await list.change(event, send);
    if (!result.ok) return result;
    const isKnown = before !== null || reading === 'done';
    const moved = isKnown ? cartDifference(before, result.data) : additionIn(event, result.data);
    for (const pieces of moved) app.analytics.track(pieces);
    return result;
  };
  bus.on('cart-outdated', () => void list.refresh());
  const removal = createDelayedRemoval({
    delayMs: app.config.limits.cartRemovalDelayMs,
    api,
    tab,
    state,
    dispatch,
    change,
  });

  function sendNextQuantity(): void {
    const [quantity] = Object.values(state().pendingQuantities);
    if (quantity && state().change.kind === 'none')
      void change({ type: 'quantity-change-started', quantity }, () => api.changeQuantity(quantity));
  }

  /** Resolves when no change is in flight and no quantity is pending; a removal may be pending. */
  async function changesEnded(): Promise<void> {
    while (isChangeInFlight(state()) || (state().change.kind === 'none' && !isSettled(state()))) {
      sendNextQuantity();
      await list.lastResponse();
    }
  }

  /** While an addition with the same key is in flight, its result is returned. */
  function addOnce(key: string, addition: AddToCartRequest): Promise<AddResult> {
    const same = additions.get(key);
    if (same) return same;
    const result = sendAddition(addition).finally(() => additions.delete(key));
    additions.set(key, result);
    return result;
  }

  /** Sends items one after the other where the API takes one in a request (SPEC 7), and stops at the first failure. */
  async function sendAddition(addition: AddToCartRequest): Promise<AddResult> {
    const requests = splitIntoRequests(app, addition);
    for (const request of requests) unsentAdditions.add(request);
    for (const [index, request] of requests.entries()) {
      // Two additions that waited for the same change are sent one after the other.
      do {
        await state().settled();
        // The pieces before the addition must be known, so that a lost response is not mistaken for another addition's.
        await list.readAfterLastFailure();
      } while (!isSettled(state()));
      // Sent when the page was left; the page has returned since.
      if (!unsentAdditions.delete(request)) continue;
      const result = await change({ type: 'add-started', addition: request }, () => api.add(request));
      if (!result.ok) {
        const missing = requests.slice(index);
        for (const unsent of missing) unsentAdditions.delete(unsent);
        return { ok: false, error: result.error, missing: missing.flatMap(({ items }) => items) };
      }
    }
    return { ok: true };
  }

  /** The page is being left: everything that the shopper sees is sent at once, without waiting for responses. */
  function sendEverything(): void {
    removal.sendNow();
    for (const addition of unsentAdditions) void api.add(addition);
    unsentAdditions.clear();
    const { change: current, pendingQuantities } = state();
    for (const quantity of Object.values(pendingQuantities)) {
      if (current.kind !== 'changing-quantity' || current.quantity !== quantity) void api.changeQuantity(quantity);
    }
  }

  return store;
}
