import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { ProductOption } from 'shared-contracts/entities';
import { type KeptOrder, keptOrder } from './kept-order.ts';
import { emptied, emptyRows, isFilledIn, withList } from './order-rows.ts';
import { teamAddition } from './team-addition.ts';

type Ordered = {
  /** Slug of the team and id of the first size, such as `fc-salzachau/31981`: each colour has ids of its own. */
  readonly variant: string;
  readonly options: readonly ProductOption[];
  readonly canPrint: boolean;
};

/** The entries for a team's order. They stay until they are known to be in the cart, or the tab is closed. */
export function useTeamOrder({ variant, options, canPrint }: Ordered) {
  const app = useApp();
  const session = useSession();
  const owner = session.kind === 'customer' ? session.userHash : null;
  const kept = useMemo(() => keptOrder(variant, owner), [variant, owner]);
  const [order, setOrder] = useState<KeptOrder>(() => ({ rows: emptyRows(options), isPrinted: false, crest: false }));
  const [added, setAdded] = useState(0);
  const restore = useEffectEvent((before: KeptOrder) => {
    const rows = before.rows.filter(({ option }) => options.some(({ id }) => id === option));
    const isPrinted = before.isPrinted && canPrint;
    setOrder({ rows: withList(emptyRows(options), rows, -1), isPrinted, crest: before.crest && isPrinted });
  });
  // After hydration: the server does not know the tab's storage.
  useEffect(() => {
    const before = kept.read();
    if (before) restore(before);
  }, [kept]);

  useEffect(
    () =>
      teamAddition.of(app).subscribe(({ last }) => {
        if (last?.variant !== variant) return;
        setOrder((entered) => ({ ...entered, rows: emptied(entered.rows) }));
        setAdded(last.pieces);
      }),
    [app, variant],
  );

  function change(part: Partial<KeptOrder>): void {
    const next = { ...order, ...part };
    setOrder(next);
    setAdded(0);
    if (next.rows.some(isFilledIn)) kept.write({ ...next, rows: next.rows.filter(isFilledIn) });
    else kept.clear();
  }

  return {
    order,
    /** Number of pieces that were last added to the cart, until something is entered; 0 for none. */
    added,
    change,
  };
}
