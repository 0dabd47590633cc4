import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { PageHead } from '../../page-parts/page-head.tsx';
import { FlyerCovers } from '../flyer-cover.tsx';
import { flyerPaths } from '../flyer-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import { StoreFacts } from '../store-facts.tsx';
import { useCurrentFlyers } from '../use-current-flyers.ts';
import type { StoreFlyersData } from './store-flyers-loader.ts';
import styles from './store-flyers-page.module.css';

/** The flyers that are valid in one store. */
export function StoreFlyersPage({ data }: { data: StoreFlyersData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const paths = flyerPaths(useApp().config);
  const { store } = data;
  const flyers = useCurrentFlyers(data.flyers);
  const { name, shopUrl, url } = store;
  return (
    <>
      <PageHead
        breadcrumb={[
          { name: t('flyers.title'), url: paths.search },
          { name, url: paths.store(shopUrl) },
        ]}
        current={paths.store(shopUrl)}
        title={t('flyers.ofStoreName', { name })}
        lead=""
        picture={null}
      >
        <StoreFacts store={store} />
      </PageHead>
      <div className={`page ${styles.page}`}>
        {flyers.length > 0 ? <FlyerCovers flyers={flyers} level={2} /> : <p>{t('flyers.noneHere')}</p>}
        <p className={styles.links}>
          <Link to={url} className="text-link">
            {t('flyers.storePage')}
          </Link>
          <Link to={paths.search} className="text-link">
            {t('flyers.all')}
          </Link>
        </p>
      </div>
    </>
  );
}
