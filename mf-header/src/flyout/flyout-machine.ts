import { createStore, type StoreApi } from 'shared-contracts/store';

/** SPEC 9: closing is delayed by this, and cancelled on reopen. */
export const closeDelayMs = 300;

/** `hand` is a click or a key, `hover` a resting pointer, `itself` a flyout that shows what just happened. */
export type OpenedBy = 'hand' | 'hover' | 'itself';
/** What keeps a flyout from closing by itself. */
export type Hold = 'pointer' | 'focus';

export type FlyoutState<Id extends string> = {
  readonly open: Id | null;
  readonly by: OpenedBy;
  /** Opens it and closes any other at once. Opening what is open cancels its closing. */
  show(id: Id, options: { by: OpenedBy; closeAfterMs?: number | undefined }): void;
  /** Closes after the delay. */
  close(): void;
  /** Closes at once: Escape, the close button, a new page. */
  dismiss(): void;
  /** The shopper is on it: nothing closes meanwhile. */
  hold(hold: Hold): void;
  /** The last hold gone, what opened by hover closes after the delay, and what opened by itself runs on. */
  release(hold: Hold): void;
};

/** SPEC 4, "Header flyouts". */
export function createFlyoutMachine<Id extends string>(onClosed: (id: Id) => void): StoreApi<FlyoutState<Id>> {
  const holds = new Set<Hold>();
  let closing: ReturnType<typeof setTimeout> | undefined;
  let life = unlimitedLife;

  return createStore<FlyoutState<Id>>()((set, get) => {
    const cancelClosing = (): void => {
      clearTimeout(closing);
      closing = undefined;
    };
    const shut = (): void => {
      const { open } = get();
      cancelClosing();
      life.pause();
      life = unlimitedLife;
      holds.clear();
      if (open === null) return;
      set({ open: null });
      onClosed(open);
    };
    const close = (): void => {
      if (get().open === null) return;
      cancelClosing();
      closing = setTimeout(shut, closeDelayMs);
    };
    return {
      open: null,
      by: 'hand',
      show(id, { by, closeAfterMs }) {
        if (get().open !== id) shut();
        cancelClosing();
        life.pause();
        life = closeAfterMs === undefined ? unlimitedLife : createLife(closeAfterMs, shut);
        set({ open: id, by });
        if (holds.size === 0) life.run();
      },
      close,
      dismiss: shut,
      hold(hold) {
        holds.add(hold);
        cancelClosing();
        life.pause();
      },
      release(hold) {
        if (!holds.delete(hold) || holds.size > 0 || get().open === null) return;
        if (get().by === 'hover') close();
        else life.run();
      },
    };
  });
}

/** A span of time that can be paused; the rest is kept. */
type Life = { run(): void; pause(): void };

const unlimitedLife: Life = { run: () => {}, pause: () => {} };

function createLife(totalMs: number, onEnd: () => void): Life {
  let leftMs = totalMs;
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      since = Date.now();
      timer = setTimeout(onEnd, leftMs);
    },
    pause() {
      clearTimeout(timer);
      if (since === null) return;
      // After a pause there is always time to come back with the pointer.
      leftMs = Math.max(leftMs - (Date.now() - since), closeDelayMs);
      since = null;
    },
  };
}
