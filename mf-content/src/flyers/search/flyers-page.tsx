import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { Form, Link } from 'shared-contracts/routing';
import { PageHead } from '../../page-parts/page-head.tsx';
import { FlyerCovers } from '../flyer-cover.tsx';
import { flyerPaths, longestPlace, parameter } from '../flyer-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import { useCurrentFlyers } from '../use-current-flyers.ts';
import type { FlyersData } from './flyers-loader.ts';
import styles from './flyers-page.module.css';
import { StoreRow } from './store-row.tsx';

/** Stores near a place with their flyers, and all flyers that are valid now. */
export function FlyersPage({ data }: { data: FlyersData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const paths = flyerPaths(useApp().config);
  const { query, place, stores } = data;
  const flyers = useCurrentFlyers(data.flyers);
  const isUnknown = query !== '' && place === null;
  return (
    <>
      <PageHead
        breadcrumb={[{ name: t('flyers.title'), url: paths.search }]}
        current={paths.search}
        title={place === null ? t('flyers.title') : t('flyers.titleNear', { place })}
        lead={t('flyers.lead')}
        picture={null}
      />
      <div className={`page ${styles.page}`}>
        <Form action={paths.search} className={styles.search}>
          <label htmlFor="flyers-place" className={styles.label}>
            {t('flyers.place')}
          </label>
          <input
            id="flyers-place"
            key={query}
            name={parameter.place}
            className="field"
            defaultValue={query}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={longestPlace}
            aria-describedby="flyers-hint"
          />
          <button type="submit" className={`button ${styles.submit}`}>
            {t('flyers.search')}
          </button>
          <p id="flyers-hint" className={styles.hint}>
            {t('flyers.searchHint')}
          </p>
        </Form>
        {isUnknown && (
          <p role="status" className={styles.unknown}>
            {t('flyers.unknown', { place: query })}
          </p>
        )}
        {place !== null && (
          <section aria-labelledby="flyers-near" className={styles.section}>
            <h2 id="flyers-near" className={styles.title}>
              {t('flyers.near', { place })}
            </h2>
            <ul className={styles.stores}>
              {stores.map((found) => (
                <StoreRow key={found.store.shopUrl} found={found} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="flyers-current" className={styles.section}>
          <h2 id="flyers-current" className={styles.title}>
            {t('flyers.current')}
          </h2>
          {flyers.length > 0 ? <FlyerCovers flyers={flyers} level={3} /> : <p>{t('flyers.none')}</p>}
        </section>
        {query !== '' && (
          <Link to={paths.search} className={`text-link ${styles.all}`}>
            {t('flyers.all')}
          </Link>
        )}
      </div>
    </>
  );
}
