import type { ReactElement } from 'react';
import type { Store } from 'shared-contracts/entities';
import { OpeningNow } from '../store-opening.tsx';
import { useSearchTranslate } from './messages/messages.ts';

/** Whether a store is open, and what comes next; today's hours if an older API does not send when it opens again. */
export function StoreHours({ store }: { store: Pick<Store, 'today' | 'openingDays'> }): ReactElement {
  const t = useSearchTranslate();
  const { opens, closes } = store.today;
  if (store.openingDays) return <OpeningNow days={store.openingDays} />;
  return <>{opens && closes ? t('search.open', { opens, closes }) : t('search.closed')}</>;
}
