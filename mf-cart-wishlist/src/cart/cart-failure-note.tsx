import type { ReactElement } from 'react';
import { failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { ListOperation } from '../server-list/list-state.ts';
import { FailureNote } from '../ui/failure-note.tsx';
import type { MessageKey } from './messages/messages.ts';
import type { CartChange } from './state/cart-change.ts';
import { cartStore } from './state/cart-store.ts';

const failureKeys = {
  reading: 'cart.failed-reading',
  adding: 'cart.failed-adding',
  removing: 'cart.failed-removing',
  'changing-quantity': 'cart.failed-changing-quantity',
  merging: 'cart.failed-merging',
  // These cannot fail, because they send no request.
  none: 'cart.failed-reading',
  'removal-pending': 'cart.failed-reading',
} as const satisfies Record<ListOperation<CartChange>['kind'], string>;

/** What failed, and a retry button. A failed addition has a button of its own. */
export function CartFailureNote(): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { retry } = cartStore.of(useApp()).getState();
  const failure = cartStore.use((state) => state.failure);
  if (!failure) return null;
  const { kind } = failure.operation;
  const canRetry = kind !== 'adding' && (kind === 'reading' || failure.error.retryable);
  const text = t(failureKeys[kind], { reason: failureText(t, failure.error) });
  return <FailureNote text={text} onRetry={canRetry ? retry : null} />;
}
