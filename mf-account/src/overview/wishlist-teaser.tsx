import { type ReactElement, useEffect, useRef, useState } from 'react';
import { hasShape, isTile } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { Wishlist } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { inLanguage } from '../layout/in-language.ts';
import { Panel } from '../layout/panel.tsx';
import { useApiQuery } from '../layout/use-api-query.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './overview-page.module.css';

const isWishlist = hasShape<Wishlist>({ products: 'array' });

const shown = 4;
const placeholders = ['first', 'second', 'third', 'fourth'];

/**
 * The newest products of the wishlist, as their tiles. It may load late, or be missing. It follows additions to the list, such as a guest's
 * right after the login; a removed product stays until the next visit, with an empty heart.
 */
export function WishlistTeaser(): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const path = app.config.teamBuild ? '/api/v2/team/wishlist/' : '/api/v1/wishlist/';
  const { read, refresh } = useApiQuery(inLanguage(path, app), isWishlist);
  const [count, setCount] = useState(0);
  const askedFor = useRef(0);
  const isMissingSome = read.status === 'success' && count > read.data.products.length;

  useEffect(() => {
    const note = (changed: { count: number }): void => setCount(changed.count);
    app.bus.on('wishlist-changed', note);
    return () => app.bus.off('wishlist-changed', note);
  }, [app]);

  useEffect(() => {
    if (!isMissingSome || askedFor.current === count) return;
    askedFor.current = count;
    refresh();
  }, [isMissingSome, count, refresh]);

  if (read.status === 'error') return null;
  const tiles = read.status === 'success' ? read.data.products.filter(isTile).slice(0, shown) : [];
  return (
    <Panel
      heading={t('overview.wishlist')}
      look="plain"
      action={
        <Link to={paths.wishlist} className={`text-link ${styles.link}`}>
          {t('overview.to-wishlist')}
        </Link>
      }
    >
      {read.status === 'pending' ? (
        <div className={styles.tiles} role="status" data-loading>
          <span className="visually-hidden">{t('overview.wishlist-loading')}</span>
          {placeholders.map((place) => (
            <div key={place} className={`skeleton ${styles.tile}`} />
          ))}
        </div>
      ) : null}
      {read.status === 'success' && tiles.length === 0 ? <p>{t('overview.wishlist-empty')}</p> : null}
      {tiles.length > 0 ? (
        <div className={styles.tiles}>
          {tiles.map((product) => (
            <Fragment
              key={product.id}
              of="mf-catalog/product-tile"
              product={product}
              fallback={<div className={`skeleton ${styles.tile}`} />}
            />
          ))}
        </div>
      ) : null}
    </Panel>
  );
}
