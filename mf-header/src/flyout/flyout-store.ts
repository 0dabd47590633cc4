import type { FlyoutName } from 'shared-contracts/events';
import { createPausableTimer, type PausableTimer } from 'shared-contracts/pausable-timer';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';

/** `user`: click or key. `hover`: a resting pointer. `auto`: shown after an event, without focus. */
export type OpenedBy = 'user' | 'hover' | 'auto';
/** The pointer or focus is in the flyout, which prevents closing. */
export type Hold = 'pointer' | 'focus';

/**
 * State machine of the header's flyouts (SPEC 4, "Header flyouts"): at most one is open.
 *
 * | event | effect |
 * |---|---|
 * | `show` | opens it and closes any other at once; cancels a delayed closing; starts its time if it has one |
 * | `close` | closes after the delay |
 * | `dismiss` | closes at once |
 * | `hold` | cancels a delayed closing and pauses its time |
 * | `release` of the last hold | opened by `hover`: `close`; else its time goes on |
 */
export type FlyoutState<Id extends string> = {
  readonly open: Id | null;
  readonly by: OpenedBy;
  /** @param options.closeAfterMs closes automatically after this time, without the time of holds */
  show(id: Id, options: { by: OpenedBy; closeAfterMs?: number | undefined }): void;
  close(): void;
  /** On Escape, the close button, or a new page. */
  dismiss(): void;
  hold(hold: Hold): void;
  release(hold: Hold): void;
};

/** @param closeDelayMs delay of closing; opening again cancels it */
export function createFlyoutStore<Id extends string>(closeDelayMs: number): StoreApi<FlyoutState<Id>> {
  const holds = new Set<Hold>();
  let closing: ReturnType<typeof setTimeout> | undefined;
  let autoClose: PausableTimer | null = null;

  return createStore<FlyoutState<Id>>()((set, get) => {
    const closeNow = (): void => {
      const { open } = get();
      clearTimeout(closing);
      autoClose?.stop();
      autoClose = null;
      holds.clear();
      if (open !== null) set({ open: null });
    };
    const close = (): void => {
      if (get().open === null) return;
      clearTimeout(closing);
      closing = setTimeout(closeNow, closeDelayMs);
    };
    return {
      open: null,
      by: 'user',
      show(id, { by, closeAfterMs }) {
        if (get().open !== id) closeNow();
        clearTimeout(closing);
        autoClose?.stop();
        autoClose = closeAfterMs === undefined ? null : createPausableTimer(closeAfterMs, closeNow, closeDelayMs);
        set({ open: id, by });
        if (holds.size === 0) autoClose?.run();
      },
      close,
      dismiss: closeNow,
      hold(hold) {
        holds.add(hold);
        clearTimeout(closing);
        autoClose?.pause();
      },
      release(hold) {
        if (!holds.delete(hold) || holds.size > 0 || get().open === null) return;
        if (get().by === 'hover') close();
        else autoClose?.run();
      },
    };
  });
}

/** Cart, wishlist, account and menu sheets share one store, so that opening one closes the others. */
export type FlyoutId = FlyoutName | 'account' | `menu-${number}`;

export const flyouts = defineStore(({ config }) => createFlyoutStore<FlyoutId>(config.limits.flyoutCloseDelayMs));

/** Pieces in the cart and products on the wishlist, as their owner reports them; null before its first report. */
export const listCounts = defineStore(({ bus }) => {
  const store = createStore<Record<FlyoutName, number | null>>(() => ({ cart: null, wishlist: null }));
  bus.on('cart-changed', ({ count }) => store.setState({ cart: count }));
  bus.on('wishlist-changed', ({ count }) => store.setState({ wishlist: count }));
  return store;
});
