import { type ReactElement, useId, useState } from 'react';
import type { Product, ProductOption } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import grid from 'shared-contracts/size-grid.module.css';
import type { MessageKey } from '../../messages/messages.ts';
import { fewLeft, firstOption, isBuyable } from './options.ts';
import styles from './product-sheet.module.css';

/** Sizes and the cart's button. A sold-out size stays visible and is labelled as sold out (UX 9). */
export function Purchase({ product, name }: { product: Pick<Product, 'id' | 'options'>; name: string }): ReactElement {
  const t = useTranslate<MessageKey>();
  const label = useId();
  const { options } = product;
  const [option, setOption] = useState<ProductOption | null>(() => firstOption(options));
  if (!options.some(isBuyable)) return <p className={styles.gone}>{t('sheet.gone')}</p>;
  return (
    <>
      <p id={label} className={styles.label}>
        {t('sheet.sizes')}
      </p>
      <fieldset aria-labelledby={label} className={`${grid.grid} ${styles.sizes}`}>
        {options.map((size) => (
          <button
            key={size.id}
            type="button"
            className={grid.size}
            disabled={!isBuyable(size)}
            aria-pressed={size.id === option?.id}
            onClick={() => setOption(size)}
          >
            {size.title} <Stock option={size} />
          </button>
        ))}
      </fieldset>
      <Fragment
        of="mf-cart-wishlist/add-to-cart"
        className={styles.add}
        fallback={<div className={`skeleton ${styles.adding}`} />}
        failed={null}
        productId={String(product.id)}
        productName={name}
        option={option}
      />
    </>
  );
}

function Stock({ option }: { option: ProductOption }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const left = fewLeft(option);
  if (!isBuyable(option)) return <span className={grid.hint}>{t('sheet.soldOut')}</span>;
  return left === null ? null : <span className={`${grid.hint} ${grid.low}`}>{t('sheet.left', { count: left })}</span>;
}
