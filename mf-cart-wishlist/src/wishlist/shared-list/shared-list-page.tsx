import type { ReactElement } from 'react';
import { failureText, isTile } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useQuery } from '../../browser/use-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from '../wishlist-page.module.css';
import { TileSkeletons, WishlistTile } from '../wishlist-tiles.tsx';

/** A shared list. Visitors can save its products to their own list. */
export function SharedListPage({ ids }: { ids: readonly number[] }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale, config } = useApp();
  const tiles = config.teamBuild ? '/api/v2/team/products/' : '/api/v1/products/';
  const { query, retry } = useQuery(`${tiles}?ids=${ids.join()}&locale=${locale}`, isList);
  const products = query.status === 'success' ? query.data.filter(isTile) : [];
  if (query.status === 'success' && products.length === 0) return <EmptySharedList />;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('shared.title')}
        </h1>
        {products.length > 0 ? (
          <p className={styles.count}>{t('wishlist.pieces', { count: products.length })}</p>
        ) : null}
        <p className={styles.hint}>
          {t('shared.hint')}{' '}
          <Link to={paths.wishlist} className="text-link">
            {t('shared.own')}
          </Link>
        </p>
      </header>
      {query.status === 'error' ? (
        <FailureNote text={t('shared.failed', { reason: failureText(t, query.error) })} onRetry={retry} />
      ) : null}
      {query.status === 'pending' ? <TileSkeletons label={t('shared.loading')} /> : null}
      {products.length > 0 ? <h2 className="visually-hidden">{t('wishlist.items')}</h2> : null}
      <ul className={styles.grid}>
        {products.map((product, position) => (
          <li key={product.id}>
            <WishlistTile product={product} position={position} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Malformed tiles are left out individually. */
const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

function EmptySharedList(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className="page">
      <EmptyState level={1} heading={t('shared.gone')} text={t('shared.gone-text')}>
        <Link to={paths.search()} className="button button-primary">
          {t('wishlist.empty-browse')}
        </Link>
        <Link to={paths.wishlist} className="button">
          {t('shared.own')}
        </Link>
      </EmptyState>
    </div>
  );
}
