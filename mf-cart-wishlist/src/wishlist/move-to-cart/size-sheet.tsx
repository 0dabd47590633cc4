import { type ReactElement, useState } from 'react';
import { type ApiError, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { Product, ProductOption, ProductTile } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { useQuery } from '../../browser/use-query.ts';
import { cartStore } from '../../cart/state/cart-store.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { wishlistStore } from '../state/wishlist-store.ts';
import { SizeGrid } from './size-grid.tsx';
import styles from './size-sheet.module.css';
import { onlyOption, sizesPath } from './sizes.ts';

const hasOptions = hasShape<Pick<Product, 'options' | 'teamOffer'>>({ options: 'array' });

/** The product that was moved to the cart last, with the title of its size. */
export type MovedProduct = { productId: number; size: string };

type SizeSheetProps = { product: ProductTile; onClose(): void; onMoved(moved: MovedProduct): void };

/** The sizes of the listed colour. The chosen one is added to the cart, then the product is removed from the list. */
export function SizeSheet({ product, onClose, onMoved }: SizeSheetProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { query, retry } = useQuery(sizesPath(product, locale), hasOptions);
  const { picture } = product;
  const team = query.status === 'success' ? query.data.teamOffer?.team : undefined;
  const hasEnded = team?.terms?.hasEnded === true;
  return (
    <Sheet title={t('move.title')} closeLabel={t('move.close')} onClose={onClose}>
      <div className={styles.product}>
        <PictureElement picture={picture} sizes="72px" alt="" />
        <p>
          <span className={styles.brand}>{product.brandName}</span>
          {product.nameWithoutBrand}
        </p>
      </div>
      {query.status === 'pending' ? <div className={`skeleton ${styles.waiting}`} /> : null}
      {query.status === 'error' ? (
        <FailureNote text={t('move.no-sizes', { reason: failureText(t, query.error) })} onRetry={retry} />
      ) : null}
      {hasEnded ? <p>{t('move.ended', { team: team.name })}</p> : null}
      {query.status === 'success' && !hasEnded ? (
        <SizeChoice product={product} options={query.data.options} onClose={onClose} onMoved={onMoved} />
      ) : null}
    </Sheet>
  );
}

function SizeChoice({
  product,
  options,
  onClose,
  onMoved,
}: SizeSheetProps & { options: readonly ProductOption[] }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [option, setOption] = useState(() => onlyOption(options));
  const [isMoving, setMoving] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function move(): Promise<void> {
    if (!option || isMoving) return;
    setMoving(true);
    setError(null);
    const items = [{ productOption: option.id }];
    const result = await cartStore
      .of(app)
      .getState()
      .add({ items, team: product.team ?? null });
    setMoving(false);
    if (!result.ok) return setError(result.error);
    onMoved({ productId: product.id, size: option.title });
    onClose();
    // A failure is shown on the list, which then still contains the product.
    await wishlistStore.of(app).getState().setListed(product.id, false);
  }

  return (
    <>
      <SizeGrid options={options} chosen={option} onChoose={setOption} />
      {error ? (
        <FailureNote
          text={t('move.failed', { reason: failureText(t, error) })}
          onRetry={error.retryable ? () => void move() : null}
        />
      ) : null}
      <button
        type="button"
        className={`button button-primary ${styles.move}`}
        aria-disabled={!option || undefined}
        aria-busy={isMoving || undefined}
        onClick={move}
      >
        {t(option ? 'move.move' : 'move.choose')}
      </button>
    </>
  );
}
