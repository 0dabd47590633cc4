import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { WishlistProduct } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './move-to-cart.module.css';
import type { MovedProduct } from './size-sheet.tsx';

const SizeSheet = lazyComponent(async () => (await import('./size-sheet.tsx')).SizeSheet);

type MoveToCartProps = { product: WishlistProduct; onMoved(moved: MovedProduct): void };

/** Opens a sheet in which the shopper chooses the size to move. If its code cannot be loaded, a link to the product is shown. */
export function MoveToCart({ product, onMoved }: MoveToCartProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const [isOpen, setOpen] = useState(false);
  if (product.delisted) return <p className={styles.soldOut}>{t('move.delisted')}</p>;
  if (product.soldOut) return <p className={styles.soldOut}>{t('move.sold-out')}</p>;
  // The team shop's cart accepts only products of a team.
  if (config.teamBuild && product.team === undefined) return <p className={styles.soldOut}>{t('move.no-team')}</p>;
  const name = `${product.brandName} ${product.nameWithoutBrand}`;
  const close = () => setOpen(false);
  return (
    <div className={styles.move}>
      <button
        type="button"
        className={`button ${styles.button}`}
        aria-haspopup="dialog"
        aria-label={t('move.name', { name })}
        onPointerEnter={SizeSheet.preload}
        onFocus={SizeSheet.preload}
        onClick={() => setOpen(true)}
      >
        {t('move.move')}
      </button>
      {isOpen ? (
        <SizeSheet
          product={product}
          onClose={close}
          onMoved={onMoved}
          failed={() => (
            <Link to={product.url} className="text-link">
              {t('move.at-product')}
            </Link>
          )}
        />
      ) : null}
    </div>
  );
}
