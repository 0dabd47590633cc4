import { createStore, defineStore } from 'shared-contracts/store';
import { keptOrder } from './kept-order.ts';

/** An order that is in the cart. */
type TeamAddition = {
  /** See `Ordered` in `use-team-order.ts`. */
  readonly variant: string;
  readonly pieces: number;
};

/**
 * The last order that is in the cart. Its stored copy is deleted even if its page was left meanwhile. `cart-changed` cannot tell:
 * pieces of other tabs count as well.
 */
export const teamAddition = defineStore((app) => {
  const store = createStore<{ readonly last: TeamAddition | null }>(() => ({ last: null }));
  app.bus.on('items-added', ({ additionId: variant, pieces }) => {
    keptOrder(variant, null).clear();
    store.setState({ last: { variant, pieces } });
  });
  return store;
});
