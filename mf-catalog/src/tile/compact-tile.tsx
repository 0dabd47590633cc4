import type { ReactElement } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import { PictureElement } from 'shared-contracts/picture';
import type { FragmentMap } from 'shared-contracts/remote';
import { Link } from 'shared-contracts/routing';
import styles from './compact-tile.module.css';
import { Price } from './price.tsx';
import { shownPrice } from './shown-price.ts';

/** The fragment `mf-catalog/compact-tile`: a product in the previews of the search and in the wishlist's flyout. */
export function CompactTile({ product, isLink }: FragmentMap['mf-catalog/compact-tile']): ReactElement {
  const { priceType } = useSession();
  const { config } = useApp();
  const { brandName, nameWithoutBrand, picture, prices, url } = product;
  return (
    <div className={styles.tile}>
      <PictureElement picture={picture} sizes="72px" alt="" loading="lazy" className={styles.picture} />
      <div className={styles.facts}>
        <p className={styles.brand}>{brandName} </p>
        <p className={styles.name}>
          {isLink ? (
            <Link to={url} className={styles.link}>
              {nameWithoutBrand}
            </Link>
          ) : (
            nameWithoutBrand
          )}{' '}
        </p>
        <Price shown={shownPrice(prices, priceType, config)} />
      </div>
    </div>
  );
}
