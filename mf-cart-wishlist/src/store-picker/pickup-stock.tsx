import type { ReactElement } from 'react';
import { hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ProductOption, SelectedStore, StoreAvailability } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { useQuery } from '../browser/use-query.ts';
import type { MessageKey } from '../messages/messages.ts';
import stockStyles from './search/stock.module.css';
import styles from './store-picker.module.css';

const isAvailability = hasShape<StoreAvailability>({ stores: 'array' });

type PickupStockProps = { store: SelectedStore; option: ProductOption | null; needsSize: boolean };

/** The chosen store, and on a product page its stock of the selected size. `needsSize`: the shopper has to select a size first. */
export function PickupStock({ store, option, needsSize }: PickupStockProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <>
      <b className={styles.name}>{store.name}</b>
      {option ? <Stock store={store} option={option} /> : t(needsSize ? 'store.size-first' : 'store.pickup')}
    </>
  );
}

function Stock({ store, option }: { store: SelectedStore; option: ProductOption }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const params = new URLSearchParams({ option: String(option.id), store: store.sysname, limit: '1', locale });
  const { query } = useQuery(`/api/v1/stores/availability/?${params}`, isAvailability);
  const stock = query.status === 'success' ? query.data.stores[0] : undefined;
  return (
    <span role="status" className={stock && stockStyles.stock} data-stock={stock?.stock}>
      {stock?.text ?? t(query.status === 'pending' ? 'store.loading' : 'store.unknown')}
    </span>
  );
}
