import { type ReactElement, useEffect, useState } from 'react';
import { type ApiError, checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../../messages/messages.ts';
import type { ShownSpot } from '../flyer-loader.ts';
import { PriceLine } from './price-line.tsx';
import styles from './product-sheet.module.css';
import { Purchase } from './purchase.tsx';
import { Sheet } from './sheet.tsx';

/** The fields of a product that the sheet reads. */
type SheetProduct = Pick<
  Product,
  'id' | 'url' | 'brandName' | 'nameWithoutBrand' | 'colour' | 'prices' | 'pictures' | 'options'
>;

const isProduct = hasShape<SheetProduct>({
  url: 'string',
  brandName: 'string',
  nameWithoutBrand: 'string',
  colour: { name: 'string' },
  prices: { cents: { vk: 'number', rrp: 'number' } },
  pictures: 'array',
  options: [{ id: 'number', title: 'string', quantity: 'number' }],
});

type Loaded = { readonly product: SheetProduct } | { readonly error: ApiError } | null;

/** The product of a hot spot: picture, price, sizes, and the button that adds it to the cart. */
export function ProductSheet({ spot, onClose }: { spot: ShownSpot; onClose(): void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { api, locale } = useApp();
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  const { url, name, priceFull } = spot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const controller = new AbortController();
    setLoaded(null);
    void api
      .get<unknown>(`/api/v1/product/?${new URLSearchParams({ path: url, locale })}`, { signal: controller.signal })
      .then((result) => {
        if (controller.signal.aborted) return;
        const checked = checkResponse(result, isProduct);
        setLoaded(checked.ok ? { product: checked.data } : { error: checked.error });
      });
    return () => controller.abort();
  }, [api, locale, url, attempt]);

  const product = loaded && 'product' in loaded ? loaded.product : null;
  const error = loaded && 'error' in loaded ? loaded.error : null;
  const picture = product?.pictures[0];
  return (
    <Sheet title={t('sheet.title')} closeLabel={t('sheet.close')} onClose={onClose}>
      <div className={styles.product}>
        <div className={styles.picture}>{picture && <PictureElement picture={picture} sizes="160px" />}</div>
        <div>
          <p className={styles.name}>{name}</p>
          {product ? <PriceLine prices={product.prices} /> : <p className={`price ${styles.price}`}>{priceFull}</p>}
        </div>
      </div>
      {loaded === null && <div className={`skeleton ${styles.waiting}`} />}
      {error && (
        <div className={styles.failure}>
          <p role="alert">{t('sheet.failed', { reason: failureText(t, error) })}</p>
          {error.retryable && (
            <button
              type="button"
              className="button"
              onClick={({ currentTarget }) => {
                // This one is removed with the failure: the focus moves to the first one, which closes the sheet.
                currentTarget.closest('dialog')?.querySelector('button')?.focus();
                setAttempt(attempt + 1);
              }}
            >
              {t('failure.retry')}
            </button>
          )}
        </div>
      )}
      {product && <Purchase product={product} name={name} />}
      <Link to={url} className={`text-link ${styles.all}`}>
        {t('sheet.toProduct')}
      </Link>
    </Sheet>
  );
}
