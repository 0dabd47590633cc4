import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { ProductOption } from 'shared-contracts/entities';
import { type KeptOrder, keptOrder } from './kept-order.ts';
import { emptied, emptyRows, isFilledIn, withList } from './order-rows.ts';

type Ordered = {
  /** Of a team's product, such as `fc-salzachau/31981`. */
  readonly variant: string;
  readonly options: readonly ProductOption[];
  readonly canPrint: boolean;
};

/** What is entered for a team. It stays until it is in the cart, or the tab is closed. */
export function useTeamOrder({ variant, options, canPrint }: Ordered) {
  const { bus } = useApp();
  const session = useSession();
  const owner = session.kind === 'customer' ? session.userHash : null;
  const kept = useMemo(() => keptOrder(variant, owner), [variant, owner]);
  const [order, setOrder] = useState<KeptOrder>(() => ({ rows: emptyRows(options), isPrinted: false, crest: false }));
  const [added, setAdded] = useState(0);
  /** Pieces that are being added; 0 for none. */
  const adding = useRef(0);
  /** Pieces in the cart, as far as it is known. */
  const inCart = useRef(0);

  // After hydration: the server knows nothing of the tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order; options in another object are the same
  useEffect(() => {
    const before = kept.read();
    if (!before) return;
    const rows = before.rows.filter(({ option }) => options.some(({ id }) => id === option));
    const isPrinted = before.isPrinted && canPrint;
    setOrder({ rows: withList(emptyRows(options), rows, -1), isPrinted, crest: before.crest && isPrinted });
  }, [kept]);

  useEffect(() => {
    // The first change after the button was pressed tells whether the pieces are in the cart: a failed addition reads it too.
    const follow = ({ count }: { count: number }): void => {
      const pieces = adding.current;
      const isDone = pieces > 0 && count === inCart.current + pieces;
      inCart.current = count;
      adding.current = 0;
      if (!isDone) return;
      kept.clear();
      setOrder((before) => ({ ...before, rows: emptied(before.rows) }));
      setAdded(pieces);
    };
    bus.on('cart-changed', follow);
    return () => {
      bus.off('cart-changed', follow);
      // It is added although the page is left.
      if (adding.current > 0) kept.clear();
    };
  }, [bus, kept]);

  function change(part: Partial<KeptOrder>): void {
    const next = { ...order, ...part };
    setOrder(next);
    setAdded(0);
    if (next.rows.some(isFilledIn)) kept.write({ ...next, rows: next.rows.filter(isFilledIn) });
    else kept.clear();
  }

  return {
    order,
    /** Pieces that were put into the cart last, until something is entered; 0 for none. */
    added,
    change,
    /** Before the cart is asked to add so many pieces. */
    beginAdding: (pieces: number): void => {
      adding.current = pieces;
    },
  };
}
