import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductTile } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useStartedStore } from '../browser/use-started-store.ts';
import { wishlistView } from '../ui/list-view-state.ts';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import type { MessageKey } from './messages/messages.ts';
import { RemovedNote } from './removed-note.tsx';
import { wishlistStore } from './state/wishlist-store.ts';
import { WishlistFailureNote } from './wishlist-failure-note.tsx';
import styles from './wishlist-flyout.module.css';

/** The newest products; the page shows all. */
const maxShown = 4;

/** Contents of the header's wishlist flyout. */
export function WishlistFlyout(): ReactElement {
  useStartedStore(wishlistStore);
  const t = useTranslate<MessageKey>();
  const view = wishlistStore.use(wishlistView);
  const products = wishlistStore.use((state) => state.products);
  if (view === 'loading') return <RowSkeletons label={t('wishlist.loading')} count={2} />;
  return (
    <div>
      <WishlistFailureNote />
      <RemovedNote />
      {view === 'empty' ? (
        <div>
          <p className={styles.emptyTitle}>{t('wishlist.empty')}</p>
          <p>{t('wishlist.empty-text')}</p>
          <Link to={paths.search()} className={`button ${styles.link}`}>
            {t('wishlist.empty-browse')}
          </Link>
        </div>
      ) : null}
      <ul>
        {products?.slice(0, maxShown).map((product) => (
          <WishlistRow key={product.id} product={product} />
        ))}
      </ul>
      {view === 'filled' ? (
        <Link to={paths.wishlist} className={`button ${styles.link}`}>
          {t('wishlist.show-all')}
        </Link>
      ) : null}
    </div>
  );
}

function WishlistRow({ product }: { product: ProductTile }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const name = `${product.brandName} ${product.nameWithoutBrand}`;
  return (
    <li className={styles.row}>
      <Fragment
        of="mf-catalog/compact-tile"
        className={styles.tile}
        product={product}
        isLink
        fallback={<Link to={product.url}>{name}</Link>}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('wishlist.remove-name', { name })}
        onClick={() => wishlistStore.of(app).getState().setListed(product.id, false)}
      >
        <span className={styles.cross} aria-hidden="true" />
      </button>
    </li>
  );
}
