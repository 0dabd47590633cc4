import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { flyerPaths } from '../flyer-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import { StoreFacts } from '../store-facts.tsx';
import { useCurrentFlyers } from '../use-current-flyers.ts';
import type { FoundStore } from './flyers-loader.ts';
import styles from './store-row.module.css';

/** A store with small covers of its flyers. */
export function StoreRow({ found }: { found: FoundStore }): ReactElement {
  const t = useTranslate<MessageKey>();
  const paths = flyerPaths(useApp().config);
  const { store } = found;
  const flyers = useCurrentFlyers(found.flyers);
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <Link to={paths.store(store.shopUrl)} className={styles.link}>
            {store.name}
          </Link>
        </h3>
        <StoreFacts store={store} />
        <p className={styles.count}>{t('flyers.ofStore', { count: flyers.length })}</p>
      </div>
      <ul tabIndex={-1} className={styles.covers}>
        {flyers.map(({ path, title, cover }) => (
          <li key={path}>
            <Link to={paths.flyer(path)} aria-label={title} className={styles.cover}>
              <PictureElement picture={cover} sizes="72px" alt="" loading="lazy" />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
