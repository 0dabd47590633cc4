import type { ReactElement } from 'react';
import type { HomeTeaser, ProductTile } from 'shared-contracts/entities';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { withoutBackground } from '../../blocks/picture.ts';
import { Tile } from '../../tile/tile.tsx';
import { showWhole } from '../products/show-whole.ts';
import styles from './campaign.module.css';

type CampaignProps = { teaser: HomeTeaser; products: readonly ProductTile[]; isMirrored: boolean; id: string };

/** A wide picture with text in a notch of its lower edge, and products beside it. */
export function Campaign({ teaser, products, isMirrored, id }: CampaignProps): ReactElement {
  const { title, text, link, picture } = teaser;
  return (
    <section
      className={`lazy-layout page ${styles.campaign} ${isMirrored ? styles.mirrored : ''}`}
      aria-labelledby={id}
    >
      <PictureElement className={styles.picture} picture={withoutBackground(picture)} sizes="100vw" loading="lazy" />
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <Link to={link.url} className="button">
          {link.name}
        </Link>
      </div>
      {products.length > 0 && (
        <ul tabIndex={-1} className={styles.products} onFocus={showWhole}>
          {products.map((product) => (
            <li key={product.id}>
              <Tile product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
