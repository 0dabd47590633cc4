import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductOption, SelectedStore, StoreAvailability } from 'shared-contracts/entities';
import { useAnswer } from '../answer/use-answer.ts';
import { useT } from '../messages/use-t.ts';
import stockStyles from '../store-search/stock.module.css';
import { isAvailability } from './availability.ts';
import styles from './store-picker.module.css';

type PickupStockProps = { store: SelectedStore; option: ProductOption | null; isAsked: boolean };

/** The chosen store, and on a product page whether it has the chosen size. */
export function PickupStock({ store, option, isAsked }: PickupStockProps): ReactElement {
  const t = useT();
  return (
    <>
      <b className={styles.name}>{store.name}</b>
      {option ? <Stock store={store} option={option} /> : t(isAsked ? 'store.size-first' : 'store.pickup')}
    </>
  );
}

function Stock({ store, option }: { store: SelectedStore; option: ProductOption }): ReactElement {
  const t = useT();
  const { locale } = useApp();
  const params = new URLSearchParams({ option: String(option.id), store: store.sysname, limit: '1', locale });
  const { answer } = useAnswer<StoreAvailability>(`/api/v1/stores/availability/?${params}`, isAvailability);
  if (answer.kind === 'waiting') return <>{t('store.asked')}</>;
  const here = answer.kind === 'here' ? answer.data.stores[0] : undefined;
  if (!here) return <>{t('store.unknown')}</>;
  return (
    <span role="status" className={stockStyles.stock} data-stock={here.stock}>
      {here.text}
    </span>
  );
}
