import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useSession } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-contracts/routing';
import { useStartedStore } from '../browser/use-started-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { focusBeside } from '../ui/focus-beside.ts';
import { wishlistView } from '../ui/list-view-state.ts';
import type { MessageKey } from './messages/messages.ts';
import { MoveToCart } from './move-to-cart/move-to-cart.tsx';
import type { MovedProduct } from './move-to-cart/size-sheet.tsx';
import { RemovedNote } from './removed-note.tsx';
import { ShareButton } from './shared-list/share-button.tsx';
import { sharedIds } from './shared-list/shared-list-address.ts';
import { SharedListPage } from './shared-list/shared-list-page.tsx';
import { wishlistStore } from './state/wishlist-store.ts';
import { WishlistFailureNote } from './wishlist-failure-note.tsx';
import styles from './wishlist-page.module.css';
import { TileSkeletons, WishlistTile } from './wishlist-tiles.tsx';

/** `/wishlist/`, rendered in the browser because the list is private. With `?ids=` it shows a shared list. */
export function WishlistPage(): ReactElement {
  const ids = sharedIds(useLocation().search);
  return ids.length > 0 ? <SharedListPage ids={ids} /> : <OwnList />;
}

function OwnList(): ReactElement {
  useStartedStore(wishlistStore);
  const t = useTranslate<MessageKey>();
  const view = wishlistStore.use(wishlistView);
  const products = wishlistStore.use((state) => state.products);
  const [moved, setMoved] = useState<MovedProduct | null>(null);
  const isEmpty = view === 'empty';
  const wasEmpty = useRef(isEmpty);
  // The only product is listed again: the empty page, and with it the note whose button had the focus, is no longer shown.
  useEffect(() => {
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) focusBeside(document.body);
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  if (isEmpty) return <EmptyList moved={moved} />;
  return (
    <div className={`page ${styles.page}`}>
      <Heading />
      <WishlistFailureNote />
      <RemovedNote moved={moved} />
      {view === 'loading' ? <TileSkeletons label={t('wishlist.loading')} /> : null}
      {products ? <h2 className="visually-hidden">{t('wishlist.items')}</h2> : null}
      <ul className={styles.grid}>
        {products?.map((product, position) => (
          <li key={product.id} className={styles.item}>
            <WishlistTile product={product} position={position} />
            <MoveToCart product={product} onMoved={setMoved} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Heading(): ReactElement {
  const t = useTranslate<MessageKey>();
  const isGuest = useSession().kind === 'guest';
  const count = wishlistStore.use((state) => state.products?.length ?? 0);
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('wishlist.title')}
      </h1>
      {count > 0 ? <p className={styles.count}>{t('wishlist.pieces', { count })}</p> : null}
      {count > 0 ? <ShareButton /> : null}
      {isGuest && count > 0 ? <LoginHint /> : null}
    </header>
  );
}

function EmptyList({ moved }: { moved: MovedProduct | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  const isGuest = useSession().kind === 'guest';
  return (
    <div className={`page ${styles.empty}`}>
      <WishlistFailureNote />
      <RemovedNote moved={moved} />
      <EmptyState level={1} heading={t('wishlist.empty')} text={t('wishlist.empty-text')}>
        <Link to={paths.search()} className="button button-primary">
          {t('wishlist.empty-browse')}
        </Link>
      </EmptyState>
      {isGuest ? <LoginHint /> : null}
    </div>
  );
}

function LoginHint(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <p className={styles.hint}>
      {t('wishlist.login-hint')}{' '}
      <Link to={`${paths.login}?weiter=${paths.wishlist}`} className="text-link">
        {t('wishlist.login')}
      </Link>
    </p>
  );
}
