import type { AnalyticsEvent } from 'shared-contracts/analytics';
import type { Cart, CartProduct } from 'shared-contracts/entities';
import type { CartEvent } from './cart-machine.ts';

type Moved = Extract<AnalyticsEvent, { name: 'add_to_cart' | 'remove_from_cart' }>;

/**
 * What a change has added to the cart and removed from it, by size of a product. One place for every way to change a cart: the add button,
 * a size moved from the wishlist, a quantity, a removal, its undoing, a set.
 * @param before the previously confirmed cart; null before the first one, since a guest's is empty until then
 */
export function cartDifference(before: Cart | null, after: Cart): Moved[] {
  const earlier = piecesByOption(before?.products ?? []);
  const later = piecesByOption(after.products);
  const options = new Map([...earlier, ...later]);
  return [...options].flatMap(([optionId, { line }]): Moved[] => {
    const amount = (later.get(optionId)?.amount ?? 0) - (earlier.get(optionId)?.amount ?? 0);
    if (amount === 0) return [];
    return [moved(amount > 0 ? 'add_to_cart' : 'remove_from_cart', line, Math.abs(amount))];
  });
}

/** What an addition to an unknown cart has added; other changes need a known cart. */
export function additionIn(event: CartEvent, after: Cart): Moved[] {
  if (event.type !== 'add-started') return [];
  return event.addition.items.flatMap(({ productOption, amount = 1 }): Moved[] => {
    const line = after.products.find(({ option }) => option.id === productOption);
    return line ? [moved('add_to_cart', line, amount)] : [];
  });
}

function moved(name: Moved['name'], { generalId, option, price }: CartProduct, amount: number): Moved {
  return { name, productId: String(generalId), optionId: String(option.id), amount, price: price.cents };
}

/** The same size may be in several lines: with and without mounting, in a set and alone. */
function piecesByOption(products: readonly CartProduct[]): Map<string, { amount: number; line: CartProduct }> {
  const pieces = new Map<string, { amount: number; line: CartProduct }>();
  for (const line of products) {
    const key = String(line.option.id);
    pieces.set(key, { line, amount: (pieces.get(key)?.amount ?? 0) + line.amount });
  }
  return pieces;
}
