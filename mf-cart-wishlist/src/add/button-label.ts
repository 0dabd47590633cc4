import type { ProductOption } from 'shared-contracts/entities';
import type { MessageKey } from '../messages/use-t.ts';

export function isSoldOut(option: ProductOption | null): boolean {
  return option !== null && !(option.stock && option.quantity > 0);
}

export function buttonLabel(option: ProductOption | null, isAdding: boolean, isSet = false): MessageKey {
  if (isAdding) return 'add.adding';
  if (option === null) return isSet ? 'add.choose-set' : 'add.choose';
  if (isSoldOut(option)) return 'add.sold-out';
  return isSet ? 'add.add-set' : 'add.add';
}
