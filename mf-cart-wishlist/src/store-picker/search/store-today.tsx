import type { ReactElement } from 'react';
import { hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { SelectedStore, Store } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { useQuery } from '../../browser/use-query.ts';
import { StoreHours } from './store-hours.tsx';

const isStore = hasShape<Pick<Store, 'url' | 'today' | 'openingDays'>>({ url: 'string', today: 'object' });

/** The chosen store with its opening hours; without a response only its name. */
export function StoreToday({
  store,
  className,
}: {
  store: SelectedStore;
  className: string | undefined;
}): ReactElement {
  const { locale } = useApp();
  const { query } = useQuery(`/api/v1/stores/${encodeURIComponent(store.sysname)}/?locale=${locale}`, isStore);
  if (query.status !== 'success') return <b className={className}>{store.name}</b>;
  const { url, today } = query.data;
  return (
    <>
      <Link to={url} className={`text-link ${className}`}>
        {store.name}
      </Link>
      <StoreHours store={query.data} />
      {today.note && ` (${today.note})`}
    </>
  );
}
