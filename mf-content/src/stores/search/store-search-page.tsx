import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { type Translate, useTranslate } from 'shared-contracts/i18n';
import { useNow } from 'shared-contracts/opening-hours';
import { Link, useNavigate } from 'shared-contracts/routing';
import { MapFrame } from '../map/map-frame.tsx';
import type { MessageKey } from './messages/messages.ts';
import { PlaceField } from './place-field.tsx';
import { searchAddress, storeAddress } from './search-address.ts';
import { byState, type ListedStore, postcodeIn, type SearchView } from './search-view.ts';
import { ServiceFilters } from './service-filters.tsx';
import { cardId, StoreCard } from './store-card.tsx';
import styles from './store-search-page.module.css';
import { useStoreAnalytics } from './use-store-analytics.ts';

/** For a search near a place, the map initially shows the place and this many stores. */
const focused = 4;

/** `/shops/` and `/shops/{place}/`: the stores of the shop, near a place, beside their map. */
export function StoreSearchPage({ data: view }: { data: SearchView }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const navigate = useNavigate();
  const [active, setActive] = useState<number | null>(null);
  const { query, kind, services, onMap, place, stores } = view;
  const isNear = kind === 'known' || kind === 'approximate';
  useStoreAnalytics(view);
  const focus = useMemo(() => {
    if (isNear) return [...(place ? [place] : []), ...onMap.slice(0, focused)];
    return kind === 'state' || query.services.length > 0 ? onMap : [];
  }, [isNear, kind, place, onMap, query]);
  const select = useCallback((id: number): boolean => {
    const card = document.getElementById(cardId(id));
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
    return card !== null;
  }, []);

  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.intro}>
        <h1 className={styles.heading}>{heading(view, t)}</h1>
        <PlaceField
          words={view.isPosition ? '' : view.placeName || query.words}
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
          place={place}
          alone={null}
          active={active}
          onActive={setActive}
          onSelect={select}
        />
      </div>
      <section className={styles.results} aria-label={t('shops.list')}>
        {isNear || kind === 'state' ? (
          <StoreList stores={stores} view={view} isNumbered={isNear} active={active} onActive={setActive} />
        ) : (
          byState(stores, locale).map(([state, inState]) => (
            <div key={state} className={styles.state}>
              <h2 className={styles.stateName}>{state}</h2>
              <StoreList stores={inState} view={view} isNumbered={false} active={active} onActive={setActive} />
            </div>
          ))
        )}
        {stores.length < view.total ? (
          <Link to={searchAddress({ ...query, isAll: true })} preventScrollReset className={`button ${styles.all}`}>
            {t('shops.all', { count: view.total })}
          </Link>
        ) : null}
      </section>
    </div>
  );
}

function heading({ kind, isPosition, placeName: place }: SearchView, t: Translate<MessageKey>): string {
  if (kind === 'state') return t('shops.heading-state', { where: t('shops.in-state', { place }) });
  if (kind !== 'known') return t('shops.heading');
  return isPosition ? t('shops.heading-position') : t('shops.heading-place', { place });
}

function countText(view: SearchView, t: Translate<MessageKey>): string {
  const { kind, query, total, stores, placeName } = view;
  if (total === 0) return t('shops.none-fit');
  if (kind === 'approximate') return t('shops.approximate', { postcode: placeName });
  if (kind === 'unknown') {
    const postcode = postcodeIn(query.words);
    return postcode === null ? t('shops.unknown', { place: query.words }) : t('shops.unknown-postcode', { postcode });
  }
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
