import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductTile } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useAnswer } from '../../answer/use-answer.ts';
import { EmptyState } from '../../empty/empty-state.tsx';
import { FailureNote } from '../../failure/failure-note.tsx';
import { failureReason } from '../../failure/failure-reason.ts';
import { useT } from '../messages/use-t.ts';
import { WaitingTiles, WishTile } from '../wish-tiles.tsx';
import styles from '../wishlist-page.module.css';

/** What somebody has shared: to look at, and to save with one's own hearts. */
export function SharedListPage({ ids }: { ids: readonly number[] }): ReactElement {
  const t = useT();
  const { locale, config } = useApp();
  const tiles = config.teamBuild ? '/api/v2/team/products/' : '/api/v1/products/';
  const { answer, retry } = useAnswer(`${tiles}?ids=${ids.join()}&locale=${locale}`, isTileList);
  const products = answer.kind === 'here' ? answer.data : [];
  if (answer.kind === 'here' && products.length === 0) return <NothingLeft />;
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
      {answer.kind === 'failed' ? (
        <FailureNote text={t('shared.failed', { reason: failureReason(t, answer.error) })} onRetry={retry} />
      ) : null}
      {answer.kind === 'waiting' ? <WaitingTiles label={t('shared.loading')} /> : null}
      <ul className={styles.grid}>
        {products.map((product, place) => (
          <li key={product.id}>
            <WishTile product={product} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function isTileList(data: unknown): data is ProductTile[] {
  return Array.isArray(data);
}

function NothingLeft(): ReactElement {
  const t = useT();
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
