import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart, CartAddBody, CartProduct } from 'shared-contracts/entities';
import { createStore, defineStore } from 'shared-contracts/store';
import { browserPage, type Page } from '../page/browser-page.ts';
import { type MergeUuidBehavior, mergeDue, mergeUuidBehavior } from '../request-id/merge-uuid.ts';
import { addToCart, mergeCart, notMade, readCart, removeFromCart } from './cart-calls.ts';
import { cartCount } from './cart-lines.ts';
import { type CartEvent, type CartState, initialCart, transition } from './cart-machine.ts';
import { type Countdown, startCountdown } from './countdown.ts';
import { addBodyOf, removalOf } from './removal.ts';

/** SPEC 9. */
const removalDelayMs = 2000;

export type CartStore = CartState & {
  /** Reads the cart, or merges a guest's, once an app; without a request id there is nothing to read. */
  start(): void;
  read(): Promise<void>;
  /** Adding the same option again while it is on its way joins the first call. A pending removal is carried out first. */
  add(body: CartAddBody): Promise<ApiResult<Cart>>;
  addAgain(): Promise<void>;
  /** Carried out after 2 s unless cancelled. Nothing happens while the cart is locked. @throws without an item (SPEC 8) */
  remove(product: CartProduct | undefined): void;
  cancelRemoval(): void;
  /** While the shopper is at "Rückgängig" the clock stands still. */
  holdRemoval(): void;
  releaseRemoval(): void;
  /** Carries out a pending removal now; resolves when no change is under way. */
  settled(): Promise<void>;
  /** @throws without a merge behaviour (SPEC 8) */
  merge(): Promise<void>;
};

export type CartSurroundings = { page: Page; mergeUuidBehavior: MergeUuidBehavior | null };

export const cartStore = defineStore((app) =>
  createCartStore(app, {
    page: browserPage(app),
    mergeUuidBehavior: app.environment === 'browser' ? mergeUuidBehavior('cart') : null,
  }),
);

export function createCartStore(app: AppContext, { page, mergeUuidBehavior: behavior }: CartSurroundings) {
  const { bus, session } = app;
  const adds = new Map<number, Promise<ApiResult<Cart>>>();
  let running: Promise<unknown> = Promise.resolve();
  let countdown: Countdown | null = null;

  const store = createStore<CartStore>(() => ({
    ...initialCart,
    start() {
      if (state().reading !== 'not-asked') return;
      page.onReturn(() => void state().read());
      void readOrMerge();
    },

    async read() {
      await change({ type: 'read-started' }, () => readCart(app));
    },

    add(body) {
      const option = body.productOption;
      const sameAdd = adds.get(option);
      if (sameAdd) return sameAdd;
      const add = addWhenFree(body).finally(() => adds.delete(option));
      adds.set(option, add);
      return add;
    },

    async addAgain() {
      for (const product of state().removed?.products ?? []) await state().add(addBodyOf(product));
    },

    remove(product) {
      if (!product) throw new Error('cartItem is not defined');
      const { cart } = state();
      if (!cart || state().change.kind !== 'none') return;
      dispatch({ type: 'removal-requested', removal: removalOf(cart, product) });
      countdown = startCountdown(removalDelayMs, carryOutRemoval);
    },

    cancelRemoval() {
      countdown?.stop();
      dispatch({ type: 'removal-cancelled' });
    },

    holdRemoval: () => countdown?.hold(),
    releaseRemoval: () => countdown?.release(),

    async settled() {
      if (state().change.kind === 'removal-pending') carryOutRemoval();
      while (state().change.kind !== 'none') await running;
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
  }));

  const state = store.getState;
  const dispatch = (event: CartEvent): void => store.setState((before) => transition(before, event));

  async function addWhenFree(body: CartAddBody): Promise<ApiResult<Cart>> {
    // Two that waited for the same change go on one after the other.
    do await state().settled();
    while (state().change.kind !== 'none');
    return change({ type: 'add-started', optionId: body.productOption }, () => addToCart(app, body));
  }

  /** Starts a change and takes over its answer, unless a newer turn has begun meanwhile. */
  function change(event: CartEvent, call: () => Promise<ApiResult<Cart>>): Promise<ApiResult<Cart>> {
    const before = state().turn;
    dispatch(event);
    const { turn } = state();
    const answer = (async () => {
      // The machine refused, because another change is under way whose answer brings the cart as well.
      if (turn === before) return notMade;
      const result = await call();
      if (turn !== state().turn) return result;
      if (result.ok) accept(turn, result.data);
      else dispatch({ type: 'failed', turn, error: result.error });
      return result;
    })();
    if (turn !== before && event.type !== 'read-started') running = answer;
    return answer.then((result) => {
      if (!result.ok && turn !== before) readAfterFailure(event);
      return result;
    });
  }

  function accept(turn: number, cart: Cart): void {
    dispatch({ type: 'answered', turn, cart });
    bus.emit('cart-changed', { count: cartCount({ cart }) });
  }

  /** The server may have done what it could not tell us, so the truth is asked for; what failed stays on show. */
  function readAfterFailure(event: CartEvent): void {
    if (event.type === 'read-started' || state().change.kind !== 'none' || session.read().requestId === null) return;
    const { failure } = state();
    void state()
      .read()
      .then(() => {
        if (state().failure === null && state().change.kind === 'none') store.setState({ failure });
      });
  }

  function carryOutRemoval(): void {
    countdown?.stop();
    const { change: pending } = state();
    if (pending.kind !== 'removal-pending') return;
    void change({ type: 'removal-started' }, async () => {
      const result = await removeFromCart(app, pending.removal.path);
      // SPEC 4: if the answer has no data, the page reloads.
      if (!result.ok && result.error.kind === 'malformed') page.reload();
      return result;
    });
  }

  async function readOrMerge(): Promise<void> {
    // What is still on its way under the guest's id belongs to the cart that is merged.
    await state().settled();
    const current = session.read();
    if (current.requestId === null) return dispatch({ type: 'nothing-to-read' });
    const due = behavior && current.kind === 'customer' ? mergeDue(behavior, current.requestId) : null;
    await (due === null ? state().read() : state().merge());
  }

  /** A cart that was not read yet may hold something; only a confirmed empty one needs no merge. */
  function rememberGuest(guestRequestId: string | null): void {
    const { cart } = state();
    if (guestRequestId !== null && !(cart && cart.products.length === 0)) behavior?.write(guestRequestId);
  }

  bus.on('login-started', () => {
    const current = session.read();
    if (current.kind === 'guest') rememberGuest(current.requestId);
  });
  bus.on('login-failed', () => behavior?.clear());
  bus.on('login', ({ guestRequestId }) => {
    rememberGuest(guestRequestId);
    state().cancelRemoval();
    void readOrMerge();
  });
  bus.on('logout', () => {
    countdown?.stop();
    behavior?.clear();
    dispatch({ type: 'cleared' });
    bus.emit('cart-changed', { count: 0 });
  });
  bus.on('page-shown', () => dispatch({ type: 'moved-on' }));

  return store;
}
