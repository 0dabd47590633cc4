import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { FailureNote } from '../failure/failure-note.tsx';
import { failureReason } from '../failure/failure-reason.ts';
import { wishlistStore } from '../wishlist/wishlist-store.ts';
import { useT } from './messages/use-t.ts';

/** What went wrong, beside what is still there, and the way to try it again. */
export function WishlistFailureNote(): ReactElement | null {
  const t = useT();
  const { retry } = wishlistStore.of(useApp()).getState();
  const failure = wishlistStore.use((state) => state.failure);
  if (!failure) return null;
  const text = t(`wishlist.failed-${failure.of.kind}`, { reason: failureReason(t, failure.error) });
  const canRetry = failure.of.kind === 'reading' || failure.error.retryable;
  return <FailureNote text={text} onRetry={canRetry ? retry : null} />;
}
