import type { CartProduct } from 'shared-contracts/entities';
import { additionLineKeys, lineKeyOf } from '../state/addition.ts';
import type { CartState } from '../state/cart-machine.ts';
import { isTargeted, targetOf } from '../state/line-target.ts';
import { pendingQuantityOf } from '../state/pending-quantities.ts';

/** `pending` is greyed out and can be taken back, `removed` can be added again. */
export type LineState = 'here' | 'pending' | 'removing' | 'removed';

/** A line as it is shown: with the amount that was asked for, and whether the server has confirmed what one sees. */
export type CartLine = {
  readonly product: CartProduct;
  readonly state: LineState;
  readonly amount: number;
  readonly isUnconfirmed: boolean;
};

/** A line of its own, or the lines of a set, which go together. */
export type LineGroup = {
  readonly key: string;
  readonly isSet: boolean;
  readonly lines: readonly [CartLine, ...CartLine[]];
};

export type CartLines = { readonly available: readonly LineGroup[]; readonly unavailable: readonly LineGroup[] };

/** SPEC 4: available is an option in stock with a quantity; the server says so where several lines share the stock. */
export function isAvailable({ option, status }: Pick<CartProduct, 'option' | 'status'>): boolean {
  return option.stock && option.quantity > 0 && status === 'available';
}

type Shown = Pick<CartState, 'cart' | 'change' | 'removed' | 'pendingQuantities'>;

/** The lines of the confirmed cart, with the removed ones at their old place until they are forgotten. */
export function cartLines({ cart, change, removed, pendingQuantities }: Shown): CartLines {
  const adding = change.kind === 'adding' ? additionLineKeys(change.addition) : [];
  const lineOf = (product: CartProduct, state: LineState): CartLine => {
    const amount = pendingQuantityOf(pendingQuantities, product)?.amount ?? product.amount;
    const isUnconfirmed = state !== 'removed' && state !== 'here';
    const isAdded = adding.includes(lineKeyOf(product));
    return { product, state, amount, isUnconfirmed: isUnconfirmed || isAdded || amount !== product.amount };
  };
  const lines = (cart?.products ?? []).map((product) => lineOf(product, lineState(change, product)));
  if (removed) {
    const away = removed.products.filter(({ hash }) => !lines.some(({ product }) => product.hash === hash));
    lines.splice(removed.position, 0, ...away.map((product) => lineOf(product, 'removed')));
  }
  return {
    available: grouped(lines.filter(({ product }) => isAvailable(product))),
    unavailable: grouped(lines.filter(({ product }) => !isAvailable(product))),
  };
}

function lineState(change: CartState['change'], product: CartProduct): LineState {
  if (change.kind !== 'removal-pending' && change.kind !== 'removing') return 'here';
  if (!isTargeted(change.removal.target, product)) return 'here';
  return change.kind === 'removing' ? 'removing' : 'pending';
}

/** Lines of a set stand together, where the first of them stands. */
function grouped(lines: readonly CartLine[]): LineGroup[] {
  const groups = new Map<string, [CartLine, ...CartLine[]]>();
  for (const line of lines) {
    const key = targetOf(line.product).hash;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups].map(([key, group]) => ({ key, isSet: group[0].product.set !== null, lines: group }));
}
