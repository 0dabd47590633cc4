import type { ProductOption } from 'shared-contracts/entities';
import type { MessageKey } from '../../messages/messages.ts';

export function isSoldOut(option: ProductOption | null): boolean {
  return option !== null && !(option.stock && option.quantity > 0);
}

/** What goes into the cart with one click: the product, a set, or the product with what was chosen along with it. */
export type Load = 'one' | 'set' | 'all';

const labels = {
  one: { choose: 'add.choose', add: 'add.add' },
  set: { choose: 'add.choose-set', add: 'add.add-set' },
  all: { choose: 'add.choose', add: 'add.add-all' },
} as const;

export function buttonLabel(option: ProductOption | null, isAdding: boolean, load: Load): MessageKey {
  if (isAdding) return 'add.adding';
  if (option === null) return labels[load].choose;
  return isSoldOut(option) ? 'add.sold-out' : labels[load].add;
}
