import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Wishlist } from 'shared-contracts/entities';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { browserPage, type Page } from '../../browser/browser-tab.ts';
import { type MergeUuidBehavior, mergeDue, mergeUuidBehavior } from '../../confirmed-list/merge-uuid.ts';
import { addWish, mergeWishlist, readWishlist, removeWish } from './wishlist-api.ts';
import {
  initialWishlist,
  isCarriedOut,
  isListed,
  transition,
  type WishlistChange,
  type WishlistEvent,
  type WishlistState,
  wishCount,
} from './wishlist-machine.ts';

/** SPEC 9. */
const flyoutCloseAfterMs = 6000;

/** What took too long may still be carried out; so it is looked at once more. */
const secondLookMs = 5000;

export type WishResult = { ok: true } | { ok: false; error: ApiError };

export type WishlistStore = WishlistState & {
  /** Reads the list, or merges a guest's, once an app; without a request id there is nothing to read. */
  start(): void;
  read(): Promise<void>;
  /**
   * @param team in whose shop the product was found; only in the team shop
   * @throws while a change is in flight (SPEC 8), like `remove` and `toggle`; controls call `wish`
   */
  add(productId: number, team?: string | null): Promise<WishResult>;
  remove(productId: number): Promise<WishResult>;
  /** Removes if present, adds otherwise. */
  toggle(productId: number, team?: string | null): Promise<WishResult>;
  /** For controls: waits for its turn, and asks for nothing that is so already. */
  wish(productId: number, isWanted: boolean, team?: string | null): Promise<WishResult>;
  /** Resolves when no change is in flight. */
  settled(): Promise<void>;
  /** @throws without a merge behaviour (SPEC 8) */
  merge(): Promise<void>;
  /** Tries again what failed. */
  retry(): void;
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
  let asked: Promise<unknown> = Promise.resolve();
  let isRefreshing = false;

  const store: StoreApi<WishlistStore> = createStore<WishlistStore>(() => ({
    ...initialWishlist,
    start() {
      if (state().reading !== 'not-asked') return;
      page.onReturn(refresh);
      void readOrMerge();
    },

    async read() {
      if (!state().change) await ask({ type: 'read-started' }, () => readWishlist(app));
    },

    async add(productId, team = null) {
      const wish = { productId, team };
      const result = await change({ kind: 'adding', ...wish }, () => addWish(app, wish));
      if (result.ok) bus.emit('flyout-requested', { name: 'wishlist', closeAfterMs: flyoutCloseAfterMs });
      return result;
    },

    remove: (productId) => change({ kind: 'removing', productId }, () => removeWish(app, productId)),

    toggle: (productId, team) =>
      isListed(state(), productId) ? state().remove(productId) : state().add(productId, team),

    async wish(productId, isWanted, team) {
      // Two that waited for the same change go on one after the other.
      do await state().settled();
      while (state().change);
      if (isListed(state(), productId) === isWanted) return { ok: true };
      return isWanted ? state().add(productId, team) : state().remove(productId);
    },

    async settled() {
      while (state().change) await asked;
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

    retry() {
      const failed = state().failure?.of;
      if (failed?.kind === 'reading') void state().read();
      else if (failed?.kind === 'merging') void state().merge();
      else if (failed?.kind === 'adding') void state().wish(failed.productId, true, failed.team);
      else if (failed) void state().wish(failed.productId, false);
    },
  }));

  const state = (): WishlistStore => store.getState();
  const dispatch = (event: WishlistEvent): void => store.setState((before) => transition(before, event));

  /** Asks, and takes over the answer unless a newer turn has begun meanwhile. */
  function ask(event: WishlistEvent, call: () => Promise<ApiResult<Wishlist>>): Promise<WishResult> {
    dispatch(event);
    const { turn } = state();
    const answer = call().then((result): WishResult => {
      if (turn !== state().turn) return result;
      if (!result.ok) dispatch({ type: 'failed', turn, error: result.error });
      else {
        dispatch({ type: 'answered', turn, list: result.data });
        bus.emit('wishlist-changed', { count: wishCount(result.data) });
      }
      return result;
    });
    asked = answer;
    return answer;
  }

  async function change(next: WishlistChange, call: () => Promise<ApiResult<Wishlist>>): Promise<WishResult> {
    if (state().change) throw new Error('[Wishlist] changes are locked while another change is in flight');
    const answer = await ask({ type: 'change-started', change: next }, call);
    const result = answer.ok ? answer : await theTruthAfter(next, answer);
    if (result.ok) page.tellOthers();
    return result;
  }

  /** The server may have done what it could not tell us: then nothing has failed. */
  async function theTruthAfter(failed: WishlistChange, result: { ok: false; error: ApiError }): Promise<WishResult> {
    if (state().failure?.error !== result.error || session.read().requestId === null) return result;
    if (result.error.kind === 'timeout') setTimeout(refresh, secondLookMs);
    await state().read();
    return isCarriedOut(failed, state()) ? { ok: true } : result;
  }

  /** What is under way comes first: its answer may be older than the news. */
  async function refresh(): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    while (state().change || state().reading === 'reading') await asked;
    isRefreshing = false;
    const owner = session.read().requestId;
    session.follow();
    if (session.read().requestId !== owner) dispatch({ type: 'cleared' });
    await readOrMerge();
  }

  async function readOrMerge(): Promise<void> {
    await state().settled();
    const current = session.read();
    if (current.requestId === null) {
      dispatch({ type: 'nothing-to-read' });
      return bus.emit('wishlist-changed', { count: wishCount(state()) });
    }
    const due = behavior && current.kind === 'customer' ? mergeDue(behavior, current.requestId) : null;
    await (due === null ? state().read() : state().merge());
  }

  /** A list that was not read yet, or is being added to, may hold something; only a confirmed empty one needs no merge. */
  function rememberGuest(guestRequestId: string | null): void {
    const { products, change } = state();
    if (guestRequestId !== null && (products?.length !== 0 || change)) behavior?.write(guestRequestId);
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
