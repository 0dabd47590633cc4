import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Wishlist } from 'shared-contracts/entities';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { type BrowserTab, browserTab } from '../../browser/browser-tab.ts';
import { type GuestIdRecord, guestIdRecord } from '../../server-list/merge-uuid.ts';
import { createServerList } from '../../server-list/server-list.ts';
import { createWishlistApi } from './wishlist-api.ts';
import {
  initialWishlist,
  isApplied,
  isListed,
  transition,
  type WishlistChange,
  type WishlistEvent,
  type WishlistState,
  wishlistCount,
} from './wishlist-machine.ts';

export type ChangeResult = { ok: true } | { ok: false; error: ApiError };

export type WishlistStore = WishlistState & {
  /** Reads the list, or merges a guest's, once for each app. A guest without a request id has no list to read. */
  start(): void;
  read(): Promise<ApiResult<Wishlist>>;
  /**
   * @param team the team in whose shop the product was found; only in the team shop
   * @throws while a change is in flight (SPEC 8), like `remove` and `toggle`; controls call `setListed`
   */
  add(productId: number, team?: string | null): Promise<ChangeResult>;
  remove(productId: number): Promise<ChangeResult>;
  /** Removes if present, adds otherwise. */
  toggle(productId: number, team?: string | null): Promise<ChangeResult>;
  /** For controls: waits until no change is in flight, and sends nothing if the list already has that state. */
  setListed(productId: number, shouldBeListed: boolean, team?: string | null): Promise<ChangeResult>;
  /** Resolves when no change is in flight. */
  settled(): Promise<void>;
  /** @throws without a merge behaviour (SPEC 8) */
  merge(): Promise<void>;
  /** Retries what failed. */
  retry(): void;
};

export type WishlistStoreDependencies = { tab: BrowserTab; guestId: GuestIdRecord | null };

export const wishlistStore = defineStore((app) =>
  createWishlistStore(app, {
    tab: browserTab(app, 'wishlist'),
    guestId: app.environment === 'browser' ? guestIdRecord('wishlist') : null,
  }),
);

export function createWishlistStore(
  app: AppContext,
  { tab, guestId }: WishlistStoreDependencies,
): StoreApi<WishlistStore> {
  const api = createWishlistApi(app);

  const store: StoreApi<WishlistStore> = createStore<WishlistStore>(() => ({
    ...initialWishlist,
    start: () => list.start(),
    read: () => list.read(),
    merge: () => list.merge(),

    async add(productId, team = null) {
      const result = await change({ kind: 'adding', productId, team }, () => api.add({ productId, team }));
      const { wishlistFlyoutCloseMs: closeAfterMs } = app.config.limits;
      if (result.ok) app.bus.emit('flyout-requested', { name: 'wishlist', closeAfterMs });
      return result;
    },

    remove: (productId) => change({ kind: 'removing', productId }, () => api.remove(productId)),

    toggle: (productId, team) =>
      isListed(state(), productId) ? state().remove(productId) : state().add(productId, team),

    async setListed(productId, shouldBeListed, team) {
      // Two calls that waited for the same change are sent one after the other.
      do await state().settled();
      while (state().change);
      if (isListed(state(), productId) === shouldBeListed) return { ok: true };
      return shouldBeListed ? state().add(productId, team) : state().remove(productId);
    },

    async settled() {
      while (state().change) await list.lastResponse();
    },

    retry() {
      const failed = state().failure?.operation;
      if (failed?.kind === 'reading') void list.read();
      else if (failed?.kind === 'merging') void list.merge();
      else if (failed?.kind === 'adding') void state().setListed(failed.productId, true, failed.team);
      else if (failed) void state().setListed(failed.productId, false);
    },
  }));

  const state = (): WishlistStore => store.getState();
  const dispatch = (event: WishlistEvent): void => store.setState((before) => transition(before, event));

  const list = createServerList<Wishlist, WishlistChange, WishlistEvent>({
    app,
    tab,
    guestId,
    api,
    name: 'Wishlist',
    changedEvent: 'wishlist-changed',
    mergeStarted: { type: 'change-started', change: { kind: 'merging' } },
    state,
    dispatch,
    isChangeInFlight: () => state().change !== null,
    isConfirmedEmpty: () => state().products?.length === 0,
    isApplied,
    count: wishlistCount,
    settled: () => state().settled(),
  });

  async function change(next: WishlistChange, send: () => Promise<ApiResult<Wishlist>>): Promise<ChangeResult> {
    if (state().change) throw new Error('[Wishlist] changes are locked while another change is in flight');
    const result = await list.change({ type: 'change-started', change: next }, send);
    if (!result.ok) return result;
    if ('productId' in next) {
      const { kind, productId } = next;
      app.analytics.track({ name: 'wishlist_toggle', productId: String(productId), added: kind === 'adding' });
    }
    return { ok: true };
  }

  return store;
}
