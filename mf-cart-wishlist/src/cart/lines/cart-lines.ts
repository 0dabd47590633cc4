import type { PriceType } from 'shared-contracts/app';
import type { CartProduct } from 'shared-contracts/entities';
import { additionLineKeys, lineKeyOf } from '../state/add-to-cart-request.ts';
import type { CartState } from '../state/cart-machine.ts';
import { isTargeted, targetOf } from '../state/line-target.ts';

/** `pending`: the removal can be cancelled. `removed`: the line can be added again. */
export type LineState = 'in-cart' | 'pending' | 'removing' | 'removed';

/** A line as it is shown, with the chosen quantity. `isUnconfirmed`: the server has not confirmed what is shown. */
export type CartLine = {
  readonly product: CartProduct;
  readonly state: LineState;
  readonly amount: number;
  readonly isUnconfirmed: boolean;
};

/** A single line, or the lines of a set. */
export type LineGroup = {
  readonly key: string;
  readonly isSet: boolean;
  readonly lines: readonly [CartLine, ...CartLine[]];
};

export type CartLines = { readonly available: readonly LineGroup[]; readonly unavailable: readonly LineGroup[] };

/** SPEC 4: an option is available when it is in stock with a quantity. `status` counts as well, because lines may share the stock. */
export function isAvailable({ option, status }: Pick<CartProduct, 'option' | 'status'>): boolean {
  return option.stock && option.quantity > 0 && status === 'available';
}

/** In a complete set a piece costs less than its single price, which is the price of the shopper's price type. */
export function hasSetPrice({ price, prices }: Pick<CartProduct, 'price' | 'prices'>, priceType: PriceType): boolean {
  return price.cents < prices.cents[priceType];
}

type Shown = Pick<CartState, 'cart' | 'change' | 'removed' | 'pendingQuantities'>;

/** The lines of the confirmed cart, with removed ones at their old position. */
export function cartLines({ cart, change, removed, pendingQuantities }: Shown): CartLines {
  const adding = change.kind === 'adding' ? additionLineKeys(change.addition) : [];
  const lineOf = (product: CartProduct, state: LineState): CartLine => {
    const amount = pendingQuantities[targetOf(product).hash]?.amount ?? product.amount;
    const isUnconfirmed = state !== 'removed' && state !== 'in-cart';
    const isAdded = adding.includes(lineKeyOf(product));
    return { product, state, amount, isUnconfirmed: isUnconfirmed || isAdded || amount !== product.amount };
  };
  const lines = (cart?.products ?? []).map((product) => lineOf(product, lineState(change, product)));
  if (removed) {
    const removedOnly = removed.products.filter(({ hash }) => !lines.some(({ product }) => product.hash === hash));
    lines.splice(removed.position, 0, ...removedOnly.map((product) => lineOf(product, 'removed')));
  }
  return {
    available: grouped(lines.filter(({ product }) => isAvailable(product))),
    unavailable: grouped(lines.filter(({ product }) => !isAvailable(product))),
  };
}

function lineState(change: CartState['change'], product: CartProduct): LineState {
  if (change.kind !== 'removal-pending' && change.kind !== 'removing') return 'in-cart';
  if (!isTargeted(change.removal.target, product)) return 'in-cart';
  return change.kind === 'removing' ? 'removing' : 'pending';
}

/** Lines of a set are shown together, at the position of the first one. */
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
