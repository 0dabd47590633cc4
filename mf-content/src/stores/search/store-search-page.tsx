import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { useNow } from 'shared-contracts/opening-hours';
import { Link, useNavigate } from 'shared-contracts/routing';
import { MapFrame } from '../map/map-frame.tsx';
import type { MessageKey } from './messages/messages.ts';
import { PlaceField } from './place-field.tsx';
import { searchAddress, storeAddress } from './search-address.ts';
import { byState, type ListedStore, type SearchView } from './search-view.ts';
import { ServiceFilters } from './service-filters.tsx';
import { cardId, StoreCard } from './store-card.tsx';
import styles from './store-search-page.module.css';
import { useStoreAnalytics } from './use-store-analytics.ts';

/** Of a search near a place, the map shows at first the place and so many stores. */
const focused = 4;

/** `/shops/` and `/shops/{place}/`: the stores of the shop, near a place, beside their map. */
export function StoreSearchPage({ data: view }: { data: SearchView }): ReactElement {
  const t = useTranslate<MessageKey>();
  const navigate = useNavigate();
  const [active, setActive] = useState<number | null>(null);
  const { query, kind, services, onMap, place, stores } = view;
  useStoreAnalytics(view);
  const focus = useMemo(
    () => (kind === 'known' && place ? [place, ...onMap.slice(0, focused)] : query.services.length > 0 ? onMap : []),
    [kind, place, onMap, query],
  );
  const select = useCallback((id: number): boolean => {
    const card = document.getElementById(cardId(id));
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
    return card !== null;
  }, []);

  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.intro}>
        <h1 className={styles.heading}>
          {kind === 'known'
            ? t(view.isPosition ? 'shops.heading-position' : 'shops.heading-place', { place: view.placeName })
            : t('shops.heading')}
        </h1>
        <PlaceField
          words={view.isPosition ? '' : kind === 'known' ? view.placeName : query.words}
          services={query.services}
          onSearch={(words) => void navigate(searchAddress({ ...query, words, isAll: false }))}
        />
        <ServiceFilters query={query} services={services} />
        <p role="status" className={styles.count}>
          {countText(view, t)}
        </p>
      </div>
      <div className={styles.mapPlace}>
        <MapFrame
          className={styles.map}
          stores={onMap}
          focus={focus}
          place={kind === 'known' ? place : null}
          alone={null}
          active={active}
          onActive={setActive}
          onSelect={select}
        />
      </div>
      <section className={styles.results} aria-label={t('shops.list')}>
        {kind === 'known' ? (
          <StoreList stores={stores} view={view} isNumbered active={active} onActive={setActive} />
        ) : (
          byState(stores).map(([state, inState]) => (
            <div key={state} className={styles.state}>
              <h2 className={styles.stateName}>{state}</h2>
              <StoreList stores={inState} view={view} isNumbered={false} active={active} onActive={setActive} />
            </div>
          ))
        )}
        {kind === 'known' && stores.length < view.total ? (
          <Link to={searchAddress({ ...query, isAll: true })} preventScrollReset className={`button ${styles.all}`}>
            {t('shops.all', { count: view.total })}
          </Link>
        ) : null}
      </section>
    </div>
  );
}

function countText(view: SearchView, t: ReturnType<typeof useTranslate<MessageKey>>): string {
  const { kind, query, total, stores } = view;
  if (total === 0) return t('shops.none-fit');
  if (kind === 'unknown') return t('shops.unknown', { place: query.words });
  if (kind === 'known' && stores.length < total) return t('shops.count-near', { count: stores.length, total });
  return t('shops.count', { count: total });
}

type StoreListProps = {
  stores: readonly ListedStore[];
  view: SearchView;
  isNumbered: boolean;
  active: number | null;
  onActive(id: number | null): void;
};

function StoreList({ stores, view, isNumbered, active, onActive }: StoreListProps): ReactElement {
  const now = useNow(view.now);
  const nameOf = (id: string): string[] => view.services.filter((service) => service.id === id).map(({ name }) => name);
  return (
    <ul className={styles.list}>
      {stores.map((store, index) => (
        <StoreCard
          key={store.id}
          store={store}
          to={storeAddress(store.url, view.query.services)}
          number={isNumbered ? index + 1 : null}
          now={now}
          services={isNumbered ? store.services.flatMap(nameOf) : []}
          isActive={store.id === active}
          onActive={onActive}
        />
      ))}
    </ul>
  );
}
