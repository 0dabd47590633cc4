import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import type { Picture, ProductOption, ProductSetItem } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { sizesLabel } from '../../../tile/sizes-label.ts';
import type { MessageKey } from '../../messages/messages.ts';
import type { ShownProduct } from '../../product-loader.ts';
import { SizeButtons } from '../sizes/size-buttons.tsx';
import styles from './set-piece-row.module.css';

type OwnPieceProps = { product: ShownProduct; option: ProductOption | null; missing: boolean };

/** The product of this page; its size is selected above. */
export function OwnPiece({ product, option, missing }: OwnPieceProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <li className={styles.piece}>
      <PiecePicture picture={product.pictures[0]} />
      <div className={styles.text}>
        <p>
          <span className={styles.brand}>{product.brandName} </span>
          {product.nameWithoutBrand}
        </p>
        <p className={clsx(styles.size, missing && !option && styles.missing)}>
          {option ? sizesLabel(t, [option.title]) : t('set.size.above')}
        </p>
      </div>
    </li>
  );
}

type SetPieceRowProps = {
  id: string;
  item: ProductSetItem;
  option: ProductOption | null;
  missing: boolean;
  onChoose(option: ProductOption): void;
};

/** Another piece, with size buttons where it has more than one size. */
export function SetPieceRow({ id, item, option, missing, onChoose }: SetPieceRowProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { product, options } = item;
  const name = `${product.brandName} ${product.nameWithoutBrand}`;
  return (
    <li className={styles.piece}>
      <PiecePicture picture={product.picture} />
      <div className={styles.text}>
        <p>
          <Link to={product.url} className={styles.link}>
            <span className={styles.brand}>{product.brandName} </span>
            {product.nameWithoutBrand}
          </Link>
        </p>
        <p id={id} className={clsx(styles.size, missing && !option && styles.missing)}>
          {option ? sizesLabel(t, [option.title]) : t('set.size.choose')}
          <span className="visually-hidden"> {name}</span>
        </p>
      </div>
      {options.length > 1 && (
        <div className={styles.sizes}>
          <SizeButtons options={options} option={option} labelledBy={id} type="button" compact onChoose={onChoose} />
        </div>
      )}
    </li>
  );
}

function PiecePicture({ picture }: { picture: Picture | undefined }): ReactElement | null {
  if (!picture) return null;
  return <PictureElement picture={picture} sizes="72px" className={styles.picture} alt="" loading="lazy" />;
}
