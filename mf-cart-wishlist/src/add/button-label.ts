import type { ProductOption } from 'shared-contracts/entities';
import type { MessageKey } from '../messages/use-t.ts';

export function isSoldOut(option: ProductOption | null): boolean {
  return option !== null && !(option.stock && option.quantity > 0);
}

export function buttonLabel(option: ProductOption | null, isAdding: boolean): MessageKey {
  if (isAdding) return 'add.adding';
  if (option === null) return 'add.choose';
  return isSoldOut(option) ? 'add.sold-out' : 'add.add';
}
