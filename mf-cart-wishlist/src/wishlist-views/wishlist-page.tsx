import type { ReactElement } from 'react';
import { useSession } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { EmptyState } from '../empty/empty-state.tsx';
import { useStarted } from '../page/use-started.ts';
import { wishlistStore } from '../wishlist/wishlist-store.ts';
import { useT } from './messages/use-t.ts';
import { RemovedNote } from './removed-note.tsx';
import { WishlistFailureNote } from './wishlist-failure-note.tsx';
import styles from './wishlist-page.module.css';
import { type WishlistStage, wishlistStage } from './wishlist-stage.ts';

/** `/wishlist/`, rendered in the browser: the list is private. */
export function WishlistPage(): ReactElement {
  useStarted(wishlistStore);
  const t = useT();
  const stage = wishlistStore.use(wishlistStage);
  if (stage === 'empty') return <EmptyWishlist />;
  return (
    <div className={`page ${styles.page}`}>
      <WishlistHeading />
      <WishlistFailureNote />
      <RemovedNote />
      {stage === 'loading' ? <span className="visually-hidden">{t('wishlist.loading')}</span> : null}
      <Wishes stage={stage} />
    </div>
  );
}

function WishlistHeading(): ReactElement {
  const t = useT();
  const isGuest = useSession().kind === 'guest';
  const count = wishlistStore.use((state) => state.products?.length ?? 0);
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('wishlist.title')}
      </h1>
      {count > 0 ? <p className={styles.count}>{t('wishlist.pieces', { count })}</p> : null}
      {isGuest && count > 0 ? (
        <p className={styles.hint}>
          {t('wishlist.login-hint')} <LoginLink />
        </p>
      ) : null}
    </header>
  );
}

function Wishes({ stage }: { stage: WishlistStage }): ReactElement | null {
  const products = wishlistStore.use((state) => state.products);
  const tileSkeleton = <div className={`skeleton ${styles.skeleton}`} />;
  if (stage === 'loading') {
    return (
      <div className={styles.grid} aria-hidden="true">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className={styles.tile}>
            {tileSkeleton}
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.grid}>
      {products?.map((product, place) => (
        <li key={product.id}>
          <Fragment
            of="mf-catalog/product-tile"
            product={product}
            eager={place < 4}
            className={styles.tile}
            fallback={tileSkeleton}
          />
        </li>
      ))}
    </ul>
  );
}

function EmptyWishlist(): ReactElement {
  const t = useT();
  const isGuest = useSession().kind === 'guest';
  return (
    <div className={`page ${styles.empty}`}>
      <RemovedNote />
      <EmptyState level={1} heading={t('wishlist.empty')} text={t('wishlist.empty-text')}>
        <Link to={paths.search()} className="button button-primary">
          {t('wishlist.empty-browse')}
        </Link>
      </EmptyState>
      {isGuest ? (
        <p className={styles.hint}>
          {t('wishlist.login-hint')} <LoginLink />
        </p>
      ) : null}
    </div>
  );
}

function LoginLink(): ReactElement {
  const t = useT();
  return (
    <Link to={`${paths.login}?weiter=${paths.wishlist}`} className="text-link">
      {t('wishlist.login')}
    </Link>
  );
}
