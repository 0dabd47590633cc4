import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { SelectedStore } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { pickupStore } from '../state/pickup-store.ts';
import type { FoundStore } from './found-stores.ts';
import { useSearchTranslate } from './messages/messages.ts';
import stockStyles from './stock.module.css';
import { StoreHours } from './store-hours.tsx';
import styles from './store-row.module.css';

type StoreRowProps = { entry: FoundStore; isChosen: boolean; onChoose(store: SelectedStore): void };

/** A store with address, distance, opening hours, stock, and the button that chooses it. */
export function StoreRow({ entry: { store, stock }, isChosen, onChoose }: StoreRowProps): ReactElement {
  const t = useSearchTranslate();
  const { locale } = useApp();
  const isSaving = pickupStore.use((state) => state.saving === store.sysname);
  const { sysname, name, address, distanceKm } = store;
  const km = distanceKm === null ? null : distanceKm.toFixed(1).replace('.', locale === 'at' ? ',' : '.');
  const chosen: SelectedStore = { sysname, name, address: { City: address.City, ZipCode: address.ZipCode } };
  return (
    <li className={styles.store}>
      <p className={styles.head}>
        <Link to={store.url} className={styles.name}>
          {name}
        </Link>
        {km === null ? null : <span className={styles.distance}>{t('search.distance', { km })}</span>}
      </p>
      <p className={styles.facts}>
        {address.Street}, {address.ZipCode} {address.City}
      </p>
      <p className={styles.facts}>
        <StoreHours store={store} />
      </p>
      {stock ? (
        <p className={stockStyles.stock} data-stock={stock.stock}>
          {stock.text}
        </p>
      ) : null}
      <button
        type="button"
        className={`button ${styles.choose}`}
        aria-pressed={isChosen}
        aria-busy={isSaving || undefined}
        aria-label={t(isChosen ? 'search.chosen-name' : 'search.choose-name', { name })}
        onClick={() => onChoose(chosen)}
      >
        {t(isChosen ? 'search.chosen' : 'search.choose')}
      </button>
    </li>
  );
}
