import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart, CartAddBody, CartProduct } from 'shared-contracts/entities';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { browserPage, type Page } from '../../browser/browser-tab.ts';
import { type MergeUuidBehavior, mergeDue, mergeUuidBehavior } from '../../confirmed-list/merge-uuid.ts';
import { type Addition, additionKey, additionOf } from './addition.ts';
import { addToCart, changeAmount, mergeCart, oneCallEach } from './cart-api.ts';
import { cartCount } from './cart-count.ts';
import { type CartEvent, type CartState, initialCart, isAtRest, isUnderWay, transition } from './cart-machine.ts';
import { followLogin } from './cart-merge.ts';
import { createCartTurns, secondLookMs } from './cart-turns.ts';
import { createCartRemovals } from './delayed-removal.ts';
import { targetOf } from './line-target.ts';

/** `missing`: what is not in the cart, to be tried again. */
export type AddResult = { ok: true } | { ok: false; error: ApiError; missing: readonly CartAddBody[] };

export type CartStore = CartState & {
  /** Reads the cart, or merges a guest's, once an app; without a request id there is nothing to read. */
  start(): void;
  read(): Promise<ApiResult<Cart>>;
  /** Adding the same again while it is on its way joins the first call. A pending removal is carried out first. */
  add(addition: Addition): Promise<AddResult>;
  addAgain(): Promise<void>;
  /** Carried out after 2 s unless cancelled. Nothing happens while the cart is locked. @throws without an item (SPEC 8) */
  remove(product: CartProduct | undefined): void;
  cancelRemoval(): void;
  /** While the shopper is at "Rückgängig" the clock stands still. */
  holdRemoval(): void;
  releaseRemoval(): void;
  /** Shown at once, sent in its turn; of several for one line only the last is sent. */
  setAmount(product: CartProduct, amount: number): void;
  /** Carries out a pending removal now; resolves when nothing is pending or under way. */
  settled(): Promise<void>;
  /** @throws without a merge behaviour (SPEC 8) */
  merge(): Promise<void>;
  /** Tries again what failed. Additions have a button of their own. */
  retry(): void;
};

export type CartSurroundings = { page: Page; mergeUuidBehavior: MergeUuidBehavior | null };

export const cartStore = defineStore((app) =>
  createCartStore(app, {
    page: browserPage(app, 'cart'),
    mergeUuidBehavior: app.environment === 'browser' ? mergeUuidBehavior('cart') : null,
  }),
);

export function createCartStore(
  app: AppContext,
  { page, mergeUuidBehavior: behavior }: CartSurroundings,
): StoreApi<CartStore> {
  const { bus, session } = app;
  const adds = new Map<string, Promise<AddResult>>();
  /** Additions that are still to be sent, each in its turn. */
  const waiting = new Set<Addition>();
  let isStarted = false;
  let isRefreshing = false;

  const store = createStore<CartStore>(() => ({
    ...initialCart,
    start() {
      if (isStarted) return;
      isStarted = true;
      page.onReturn(() => void refresh());
      page.onLeave(leave);
      if (state().reading === 'not-asked') void readOrMerge();
    },

    read: () => turns.read(),

    add(addition) {
      const key = additionKey(addition);
      const same = adds.get(key);
      if (same) return same;
      const add = addInTurn(addition).finally(() => adds.delete(key));
      adds.set(key, add);
      return add;
    },

    async addAgain() {
      const products = state().removed?.products ?? [];
      if (products.length > 0) await state().add(additionOf(products));
    },

    remove(product) {
      if (!product) throw new Error('cartItem is not defined');
      if (isAtRest(state())) removals.request(product);
      else void free().then(() => removals.request(product));
    },

    cancelRemoval: () => removals.cancel(),
    holdRemoval: () => removals.hold(),
    releaseRemoval: () => removals.release(),

    setAmount(product, amount) {
      dispatch({ type: 'amount-wished', wish: { target: targetOf(product), amount } });
      sendWish();
    },

    async settled() {
      while (!isAtRest(state())) {
        removals.carryOut();
        await free();
      }
    },

    async merge() {
      if (!behavior) throw new Error('[Cart] merge mergeUuidBehavior is not defined!');
      await state().settled();
      const mergeUuid = mergeDue(behavior, session.read().requestId);
      if (mergeUuid === null) return behavior.clear();
      const result = await change({ type: 'merge-started' }, () => mergeCart(app, mergeUuid));
      // Refused for good: the guest's cart is gone, and asking again would not bring it back.
      if (result.ok || (result.error.kind === 'http' && !result.error.retryable)) behavior.clear();
    },

    retry() {
      const failed = state().failure?.of;
      if (failed?.kind === 'reading') void state().read();
      else if (failed?.kind === 'merging') void state().merge();
      else if (failed?.kind === 'removing') removals.atOnce(failed.removal);
      else if (failed?.kind === 'recounting') {
        dispatch({ type: 'amount-wished', wish: failed.wish });
        sendWish();
      }
    },
  }));

  const state = (): CartStore => store.getState();
  const dispatch = (event: CartEvent): void => store.setState((before) => transition(before, event));
  const machine = { state, dispatch };
  const turns = createCartTurns(app, page, machine, { next: sendWish, refresh: () => void refresh() });
  const { change } = turns;
  const removals = createCartRemovals(app, page, machine, turns);

  /** Resolves when no call is under way and no amount waits for its turn; a removal may be pending. */
  async function free(): Promise<void> {
    while (isUnderWay(state()) || (state().change.kind === 'none' && !isAtRest(state()))) {
      sendWish();
      await turns.answered();
    }
  }

  /** @returns what is missing when a call fails: the shop adds one item after the other (SPEC 7) */
  async function addInTurn(addition: Addition): Promise<AddResult> {
    const calls = oneCallEach(app, addition);
    for (const part of calls) waiting.add(part);
    for (const [done, part] of calls.entries()) {
      // Two that waited for the same change go on one after the other.
      do {
        await state().settled();
        // What was there before must be known, or a lost answer could be taken for another's.
        await turns.looked();
      } while (!isAtRest(state()));
      // Sent when the page was left; it has come back since.
      if (!waiting.delete(part)) continue;
      const result = await change({ type: 'add-started', addition: part }, () => addToCart(app, part));
      if (!result.ok) {
        for (const rest of calls) waiting.delete(rest);
        return { ok: false, error: result.error, missing: calls.slice(done).flatMap(({ items }) => items) };
      }
    }
    return { ok: true };
  }

  /** What is under way comes first: its answer may be older than the news. News that cannot be had now are asked for again. */
  async function refresh(tries = 3): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    while (isUnderWay(state()) || state().reading === 'reading') await turns.answered();
    isRefreshing = false;
    const owner = session.read().requestId;
    session.follow();
    if (session.read().requestId !== owner) dispatch({ type: 'cleared' });
    await readOrMerge();
    if (state().reading === 'failed' && tries > 1) setTimeout(() => void refresh(tries - 1), secondLookMs);
  }

  function sendWish(): void {
    const [wish] = Object.values(state().wishes);
    if (wish && state().change.kind === 'none')
      void change({ type: 'amount-started', wish }, () => changeAmount(app, wish));
  }

  /** What the shopper sees goes through, although nobody waits for the answers. */
  function leave(): void {
    removals.carryOut();
    for (const part of waiting) void addToCart(app, part);
    waiting.clear();
    const { change: now, wishes } = state();
    for (const wish of Object.values(wishes)) {
      if (now.kind !== 'recounting' || now.wish !== wish) void changeAmount(app, wish);
    }
  }

  async function readOrMerge(): Promise<void> {
    const current = session.read();
    if (current.requestId === null) {
      dispatch({ type: 'nothing-to-read' });
      return bus.emit('cart-changed', { count: cartCount(state()) });
    }
    const due = behavior && current.kind === 'customer' ? mergeDue(behavior, current.requestId) : null;
    await (due === null ? state().read() : state().merge());
  }

  followLogin(app, behavior, {
    cart: () => state().cart,
    onLoginStarted: removals.carryOut,
    onLogin() {
      state().cancelRemoval();
      // What is still on its way under the guest's id belongs to the cart that is merged.
      void state().settled().then(readOrMerge);
    },
  });
  bus.on('logout', () => {
    removals.cancel();
    dispatch({ type: 'cleared' });
    bus.emit('cart-changed', { count: 0 });
  });
  bus.on('page-shown', () => dispatch({ type: 'moved-on' }));

  return store;
}
