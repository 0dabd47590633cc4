import type { ApiResult } from 'shared-contracts/api';
import type { Cart, CartProduct } from 'shared-contracts/entities';
import { createPausableTimer, type PausableTimer } from 'shared-contracts/pausable-timer';
import type { BrowserTab } from '../../browser/browser-tab.ts';
import type { CartApi } from './cart-api.ts';
import { type CartEvent, type CartState, isLocked } from './cart-machine.ts';
import { type Removal, removalOf } from './line-target.ts';

export type DelayedRemoval = {
  /** Makes the removal of a line pending and starts the delay. Has no effect while the cart is locked. */
  request(product: CartProduct): void;
  /** Removes without a delay. */
  retry(removal: Removal): void;
  /** Sends a pending removal now. */
  sendNow(): void;
  cancel(): void;
  pause(): void;
  resume(): void;
};

type Dependencies = {
  delayMs: number;
  api: CartApi;
  tab: BrowserTab;
  state(): CartState;
  dispatch(event: CartEvent): void;
  change(event: CartEvent, send: () => Promise<ApiResult<Cart>>): Promise<ApiResult<Cart>>;
};

/** SPEC 4: a removal is sent after the site's delay (`cartRemovalDelayMs`), and can be cancelled until then. */
export function createDelayedRemoval({ delayMs, api, tab, state, dispatch, change }: Dependencies): DelayedRemoval {
  let timer: PausableTimer | null = null;

  function sendNow(): void {
    timer?.stop();
    const { change: pending } = state();
    if (pending.kind !== 'removal-pending') return;
    void change({ type: 'removal-started' }, async () => {
      const result = await api.remove(pending.removal.target);
      // SPEC 4: if the response has no data, the page reloads.
      if (!result.ok && result.error.kind === 'malformed') tab.reload();
      return result;
    });
  }

  return {
    request({ hash }) {
      const { cart } = state();
      const line = cart?.products.find((product) => product.hash === hash);
      if (!cart || !line || isLocked(state())) return;
      dispatch({ type: 'removal-requested', removal: removalOf(cart, line) });
      // The timer of a line that another tab has removed meanwhile.
      timer?.stop();
      timer = createPausableTimer(delayMs, sendNow);
      timer.run();
    },
    retry(removal) {
      dispatch({ type: 'removal-requested', removal });
      sendNow();
    },
    sendNow,
    cancel() {
      timer?.stop();
      dispatch({ type: 'removal-cancelled' });
    },
    pause: () => timer?.pause(),
    resume: () => timer?.run(),
  };
}
