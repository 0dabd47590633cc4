import type { ReactElement } from 'react';
import { failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { FailureNote } from '../ui/failure-note.tsx';
import type { MessageKey } from './messages/messages.ts';
import { wishlistStore } from './state/wishlist-store.ts';

/** What failed, and a retry button. */
export function WishlistFailureNote(): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { retry } = wishlistStore.of(useApp()).getState();
  const failure = wishlistStore.use((state) => state.failure);
  if (!failure) return null;
  const text = t(`wishlist.failed-${failure.operation.kind}`, { reason: failureText(t, failure.error) });
  const canRetry = failure.operation.kind === 'reading' || failure.error.retryable;
  return <FailureNote text={text} onRetry={canRetry ? retry : null} />;
}
