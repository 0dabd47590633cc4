import type { EventMap } from 'shared-contracts/events';
import type { VersionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore } from 'shared-contracts/store';
import type { KeptOrder } from './kept-order.ts';

/** An order that the cart was asked to add. */
export type TeamAddition = {
  /** Of a team's product, such as `fc-salzachau/31981`. */
  readonly variant: string;
  readonly pieces: number;
  /** Cleared once the pieces are in the cart. */
  readonly kept: Pick<VersionedRecord<KeptOrder>, 'clear'>;
};

type TeamAdditions = {
  readonly adding: TeamAddition | null;
  /** The last one that is in the cart. */
  readonly done: TeamAddition | null;
  begin(addition: TeamAddition): void;
};

/** The fragment's buttons add to the cart, those of single pieces too. */
const addButtons = '[data-fragment="mf-cart-wishlist/add-to-cart"] button';

/**
 * Follows the addition of an order, also after its page was left:
 *
 * | event | what it says |
 * |---|---|
 * | `flyout-requested` with a time to close | an addition has succeeded: the cart shows itself. After a failure it does not |
 * | a click on an add button | another addition begins: the order before it has failed, or its outcome cannot be told apart |
 *
 * `cart-changed` cannot tell: pieces of other tabs count as well, and a failed addition may not lead to it.
 */
export const teamAddition = defineStore((app) => {
  const store = createStore<TeamAdditions>(() => ({
    adding: null,
    done: null,
    begin: (addition) => store.setState({ adding: addition.pieces > 0 ? addition : null }),
  }));
  app.bus.on('flyout-requested', ({ name, closeAfterMs }: EventMap['flyout-requested']) => {
    const { adding } = store.getState();
    if (!adding || name !== 'cart' || closeAfterMs === undefined) return;
    adding.kept.clear();
    store.setState({ adding: null, done: adding });
  });
  // Before the order's own button begins its addition.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(addButtons)) store.setState({ adding: null });
    },
    { capture: true },
  );
  return store;
});
