import type { ReactElement } from 'react';
import { hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { SelectedStore, Store } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { useQuery } from '../../browser/use-query.ts';
import { useSearchTranslate } from './messages/messages.ts';

const isStore = hasShape<Pick<Store, 'url' | 'today'>>({ url: 'string', today: 'object' });

/** The chosen store with its opening hours today. Without a response it is the name alone. */
export function StoreToday({
  store,
  className,
}: {
  store: SelectedStore;
  className: string | undefined;
}): ReactElement {
  const t = useSearchTranslate();
  const { locale } = useApp();
  const { query } = useQuery(`/api/v1/stores/${encodeURIComponent(store.sysname)}/?locale=${locale}`, isStore);
  if (query.status !== 'success') return <b className={className}>{store.name}</b>;
  const { url, today } = query.data;
  const { opens, closes, note } = today;
  return (
    <>
      <Link to={url} className={`text-link ${className}`}>
        {store.name}
      </Link>
      {opens && closes ? t('search.open', { opens, closes }) : t('search.closed')}
      {note && ` (${note})`}
    </>
  );
}
