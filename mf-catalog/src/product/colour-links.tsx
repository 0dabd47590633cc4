import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useApiUrl } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { useT } from '../messages/use-t.ts';
import styles from './colour-links.module.css';

/** Each colour is a page of its own. */
export function ColourLinks({ product }: { product: Product }): ReactElement {
  const t = useT();
  const apiUrl = useApiUrl();
  const { colour, colours, variantId } = product;
  return (
    <div>
      <p className={styles.label}>
        {t('product.colour')} <strong>{colour.name}</strong>
      </p>
      {colours.length > 1 && (
        <ul aria-label={t('product.colours')} className={styles.colours}>
          {colours.map((other) => (
            <li key={other.id}>
              <Link
                to={other.url}
                preventScrollReset
                className={clsx(styles.colour, other.soldOut && styles.soldOut)}
                aria-label={other.soldOut ? t('product.colour.soldOut', { name: other.name }) : other.name}
                aria-current={other.id === variantId ? 'true' : undefined}
              >
                <img src={apiUrl(other.picture.url)} alt="" width={800} height={1000} loading="lazy" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
