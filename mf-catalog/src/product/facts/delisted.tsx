import type { ReactElement } from 'react';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './delisted.module.css';

/** Replaces price and purchase of a product that the shop no longer sells: alternatives, and its category. */
export function Delisted({ product }: { product: Pick<Product, 'alternatives' | 'breadcrumb' | 'url'> }): ReactElement {
  const t = useTranslate<MessageKey>();
  const category = product.breadcrumb.findLast(({ url }) => url !== product.url && url !== paths.home);
  const hasAlternatives = product.alternatives.length > 0;
  return (
    <div className={styles.delisted}>
      <div className={styles.note}>
        <p>{t('product.delisted')}</p>
        <p>{t(hasAlternatives ? 'product.delisted.hint' : 'product.delisted.category')}</p>
      </div>
      {hasAlternatives && (
        <a href="#alternativen" className="button button-primary">
          {t('product.alternatives')}
        </a>
      )}
      {category && (
        <Link to={category.url} className={hasAlternatives ? 'button' : 'button button-primary'}>
          {t('product.delisted.all', { name: category.name })}
        </Link>
      )}
    </div>
  );
}
