import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { ProductCompanion, ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { formatPrice } from 'shared-contracts/pricing';
import { sizesLabel } from '../../../tile/sizes-label.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { SizeButtons } from '../sizes/size-buttons.tsx';
import styles from './companions.module.css';

type CompanionRowProps = {
  companion: ProductCompanion;
  isTicked: boolean;
  option: ProductOption | null;
  missing: boolean;
  onTick(isWanted: boolean): void;
  onChoose(option: ProductOption): void;
};

/** A checkbox for one companion, with its sizes while it is checked and has more than one. */
export function CompanionRow(props: CompanionRowProps): ReactElement {
  const { companion, isTicked, option, missing, onTick, onChoose } = props;
  const { product, options } = companion;
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { priceType } = useSession();
  const id = `dazu-${product.id}`;
  return (
    <li className={styles.companion}>
      <input
        // Checked before hydration, without an event that React received.
        ref={(box) => {
          if (box?.checked && !isTicked) onTick(true);
        }}
        type="checkbox"
        id={id}
        checked={isTicked}
        aria-describedby={`${id}-preis`}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <PictureElement picture={product.picture} sizes="44px" className={styles.picture} alt="" loading="lazy" />
      <div className={styles.text}>
        <label htmlFor={id}>
          <span className={styles.brand}>{product.brandName} </span>
          {product.nameWithoutBrand}
        </label>
        <p id={`${id}-preis`} className="price">
          {formatPrice(product.prices.cents[priceType], locale)}
        </p>
      </div>
      {isTicked && options.length > 1 && (
        <div className={styles.sizes}>
          <p id={`${id}-groesse`} className={clsx(missing && !option && styles.missing)}>
            {option ? sizesLabel(t, [option.title]) : t('set.size.choose')}
            <span className="visually-hidden"> {product.nameWithoutBrand}</span>
          </p>
          <SizeButtons
            options={options}
            option={option}
            labelledBy={`${id}-groesse`}
            type="button"
            compact
            onChoose={onChoose}
          />
        </div>
      )}
    </li>
  );
}
