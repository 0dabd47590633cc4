import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import type { ProductData } from '../product-loader.ts';
import styles from './product-details.module.css';
import { Term } from './terms/term.tsx';

export function ProductDetails({ data: { product, terms } }: { data: ProductData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const paragraphs = product.description.split(/\n\s*\n/);
  return (
    <div className={styles.details}>
      <section className={styles.text}>
        <h2>{t('product.description')}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {product.features.length > 0 && (
          <ul aria-label={t('product.features')} className={styles.features}>
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <Link to={product.brand.url} className="text-link">
          {t('product.brand', { brand: product.brand.name })}
        </Link>
      </section>
      <section>
        <h2>{t('product.details')}</h2>
        <dl className={styles.table}>
          {product.details.map((detail) => (
            <div key={detail.name}>
              <dt>
                <Term name={detail.name} meaning={terms[detail.name]} />
              </dt>
              <dd>{detail.value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('product.number')}</dt>
            <dd>{product.articleNumber}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
