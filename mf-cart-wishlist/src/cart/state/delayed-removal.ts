import type { AppContext } from 'shared-contracts/app';
import type { CartProduct } from 'shared-contracts/entities';
import { createPausableTimer, type PausableTimer } from 'shared-contracts/pausable-timer';
import type { Page } from '../../browser/browser-tab.ts';
import { removeFromCart } from './cart-api.ts';
import { isLocked } from './cart-machine.ts';
import type { CartTurns, Machine } from './cart-turns.ts';
import { type Removal, removalOf } from './line-target.ts';

/** SPEC 9. */
const removalDelayMs = 2000;

export type CartRemovals = {
  /** Greys the line out and starts the clock; nothing happens while the cart is locked. */
  request(product: CartProduct): void;
  atOnce(removal: Removal): void;
  /** What is pending is sent now. */
  carryOut(): void;
  cancel(): void;
  hold(): void;
  release(): void;
};

/** SPEC 4: removal is delayed by 2 seconds and can be cancelled until then. */
export function createCartRemovals(
  app: AppContext,
  page: Page,
  { state, dispatch }: Machine,
  { change }: Pick<CartTurns, 'change'>,
): CartRemovals {
  let timer: PausableTimer | null = null;

  function carryOut(): void {
    timer?.stop();
    const { change: pending } = state();
    if (pending.kind !== 'removal-pending') return;
    void change({ type: 'removal-started' }, async () => {
      const result = await removeFromCart(app, pending.removal.target);
      // SPEC 4: if the answer has no data, the page reloads.
      if (!result.ok && result.error.kind === 'malformed') page.reload();
      return result;
    });
  }

  return {
    request({ hash }) {
      const { cart } = state();
      const line = cart?.products.find((product) => product.hash === hash);
      if (!cart || !line || isLocked(state())) return;
      dispatch({ type: 'removal-requested', removal: removalOf(cart, line) });
      timer = createPausableTimer(removalDelayMs, carryOut);
      timer.run();
    },
    atOnce(removal) {
      dispatch({ type: 'removal-requested', removal });
      carryOut();
    },
    carryOut,
    cancel() {
      timer?.stop();
      dispatch({ type: 'removal-cancelled' });
    },
    hold: () => timer?.pause(),
    release: () => timer?.run(),
  };
}
