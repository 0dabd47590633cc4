import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Wishlist } from 'shared-contracts/entities';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { browserPage, type Page } from '../page/browser-page.ts';
import { type MergeUuidBehavior, mergeDue, mergeUuidBehavior } from '../request-id/merge-uuid.ts';
import { addWish, mergeWishlist, readWishlist, removeWish } from './wishlist-calls.ts';
import {
  initialWishlist,
  isListed,
  transition,
  type WishlistChange,
  type WishlistEvent,
  type WishlistState,
  wishCount,
} from './wishlist-machine.ts';

/** SPEC 9. */
const flyoutCloseAfterMs = 6000;

export type WishlistStore = WishlistState & {
  /** Reads the list, or merges a guest's, once an app; without a request id there is nothing to read. */
  start(): void;
  read(): Promise<void>;
  /** Rejects while a change is in flight (SPEC 8), like `remove` and `toggle`; controls wait for `settled` first. */
  add(productId: number): Promise<ApiResult<Wishlist>>;
  remove(productId: number): Promise<ApiResult<Wishlist>>;
  /** Removes if present, adds otherwise. */
  toggle(productId: number): Promise<ApiResult<Wishlist>>;
  /** For controls: waits for its turn instead of being rejected. */
  toggleWhenSettled(productId: number): Promise<ApiResult<Wishlist>>;
  /** Resolves when no change is in flight. */
  settled(): Promise<void>;
  /** Rejects without a merge behaviour (SPEC 8). */
  merge(): Promise<void>;
};

export type WishlistSurroundings = { page: Page; mergeUuidBehavior: MergeUuidBehavior | null };

export const wishlistStore = defineStore((app) =>
  createWishlistStore(app, {
    page: browserPage(app, 'wishlist'),
    mergeUuidBehavior: app.environment === 'browser' ? mergeUuidBehavior('wishlist') : null,
  }),
);

export function createWishlistStore(
  app: AppContext,
  { page, mergeUuidBehavior: behavior }: WishlistSurroundings,
): StoreApi<WishlistStore> {
  const { bus, session } = app;
  let running: Promise<unknown> = Promise.resolve();

  const store: StoreApi<WishlistStore> = createStore<WishlistStore>(() => ({
    ...initialWishlist,
    start() {
      if (state().reading !== 'not-asked') return;
      page.onReturn(() => void state().read());
      void readOrMerge();
    },

    async read() {
      if (state().change) return;
      dispatch({ type: 'read-started' });
      await takeOver(state().turn, readWishlist(app));
    },

    async add(productId) {
      const result = await change({ kind: 'adding', productId }, () => addWish(app, productId));
      if (result.ok) bus.emit('flyout-requested', { name: 'wishlist', closeAfterMs: flyoutCloseAfterMs });
      return result;
    },

    remove: (productId) => change({ kind: 'removing', productId }, () => removeWish(app, productId)),

    toggle: (productId) => (isListed(state(), productId) ? state().remove(productId) : state().add(productId)),

    async toggleWhenSettled(productId) {
      // Two that waited for the same change go on one after the other.
      do await state().settled();
      while (state().change);
      return state().toggle(productId);
    },

    async settled() {
      while (state().change) await running;
    },

    async merge() {
      if (!behavior) throw new Error('[Wishlist] merge mergeUuidBehavior is not defined!');
      await state().settled();
      const mergeUuid = mergeDue(behavior, session.read().requestId);
      if (mergeUuid === null) return behavior.clear();
      const result = await change({ kind: 'merging' }, () => mergeWishlist(app, mergeUuid));
      // Refused for good: the guest's list is gone, and asking again would not bring it back.
      if (result.ok || (result.error.kind === 'http' && !result.error.retryable)) behavior.clear();
    },
  }));

  const state = (): WishlistStore => store.getState();
  const dispatch = (event: WishlistEvent): void => store.setState((before) => transition(before, event));

  async function change(next: WishlistChange, call: () => Promise<ApiResult<Wishlist>>): Promise<ApiResult<Wishlist>> {
    if (state().change) throw new Error('[Wishlist] changes are locked while another change is in flight');
    dispatch({ type: 'change-started', change: next });
    const answer = takeOver(state().turn, call());
    running = answer;
    const result = await answer;
    if (!result.ok) readAfterFailure();
    return result;
  }

  /** An answer counts unless a newer turn has begun meanwhile. */
  async function takeOver(turn: number, call: Promise<ApiResult<Wishlist>>): Promise<ApiResult<Wishlist>> {
    const result = await call;
    if (turn !== state().turn) return result;
    if (result.ok) {
      dispatch({ type: 'answered', turn, list: result.data });
      bus.emit('wishlist-changed', { count: wishCount(result.data) });
    } else {
      dispatch({ type: 'failed', turn, error: result.error });
    }
    return result;
  }

  /** The server may have done what it could not tell us, so the truth is asked for; what failed stays on show. */
  function readAfterFailure(): void {
    const { failure } = state();
    if (session.read().requestId === null) return;
    void state()
      .read()
      .then(() => {
        if (state().failure === null && !state().change) store.setState({ failure });
      });
  }

  async function readOrMerge(): Promise<void> {
    await state().settled();
    const current = session.read();
    if (current.requestId === null) return dispatch({ type: 'nothing-to-read' });
    const due = behavior && current.kind === 'customer' ? mergeDue(behavior, current.requestId) : null;
    await (due === null ? state().read() : state().merge());
  }

  /** A list that was not read yet may hold something; only a confirmed empty one needs no merge. */
  function rememberGuest(guestRequestId: string | null): void {
    if (guestRequestId !== null && state().products?.length !== 0) behavior?.write(guestRequestId);
  }

  bus.on('login-started', () => {
    const current = session.read();
    if (current.kind === 'guest') rememberGuest(current.requestId);
  });
  bus.on('login-failed', () => behavior?.clear());
  bus.on('login', ({ guestRequestId }) => {
    rememberGuest(guestRequestId);
    void readOrMerge();
  });
  bus.on('logout', () => {
    behavior?.clear();
    dispatch({ type: 'cleared' });
    bus.emit('wishlist-changed', { count: 0 });
  });
  bus.on('page-shown', () => dispatch({ type: 'moved-on' }));

  return store;
}
