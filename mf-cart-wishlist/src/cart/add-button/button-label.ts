import type { ProductOption } from 'shared-contracts/entities';
import type { MessageKey } from '../../messages/messages.ts';

export function isSoldOut(option: ProductOption | null): boolean {
  return option !== null && !(option.stock && option.quantity > 0);
}

/** What one click adds: the product, a set, or several: the items of a team, or the product with the pieces chosen with it. */
export type AddedItems = 'one' | 'set' | 'all';

const labels = {
  one: { choose: 'add.choose', add: 'add.add' },
  set: { choose: 'add.choose-set', add: 'add.add-set' },
  all: { choose: 'add.enter', add: 'add.add-all' },
} as const;

export function buttonLabel(
  option: ProductOption | null,
  isAdding: boolean,
  items: AddedItems,
  count: number,
): MessageKey {
  if (isAdding) return 'add.adding';
  if (count === 0) return labels[items].choose;
  return isSoldOut(option) ? 'add.sold-out' : labels[items].add;
}
