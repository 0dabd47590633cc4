import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { FailureNote } from '../failure/failure-note.tsx';
import { failureReason } from '../failure/failure-reason.ts';
import { wishlistStore } from '../wishlist/wishlist-store.ts';
import { useT } from './messages/use-t.ts';

/** What went wrong, beside what is still there. Reading and merging can be tried again; a wish has its own heart. */
export function WishlistFailureNote(): ReactElement | null {
  const t = useT();
  const { read, merge } = wishlistStore.of(useApp()).getState();
  const failure = wishlistStore.use((state) => state.failure);
  if (!failure) return null;
  const text = t(`wishlist.failed-${failure.during}`, { reason: failureReason(t, failure.error) });
  const retry = failure.during === 'merging' ? merge : failure.during === 'reading' ? read : null;
  return <FailureNote text={text} onRetry={retry} />;
}
