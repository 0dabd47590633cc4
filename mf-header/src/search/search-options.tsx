import type { ReactElement, ReactNode } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { BlogPostTeaser, Picture, ProductTile, Suggestion } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { PictureElement } from 'shared-contracts/picture';
import { formatPrice } from 'shared-contracts/pricing';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './search-panel.module.css';

type OptionState = { id: string; isActive: boolean };

/** Focus stays in the text field; the arrow keys make an option active. */
function Option({ id, isActive, to, className, children }: OptionState & OptionContent): ReactElement {
  return (
    <Link
      to={to}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={`${styles.option} ${className}`}
    >
      {children}
    </Link>
  );
}
type OptionContent = { to: string; className: string | undefined; children: ReactNode };

export function PhraseOption(props: OptionState & { suggestion: Suggestion; query: string }): ReactElement {
  const { id, isActive, suggestion, query } = props;
  const t = useTranslate<MessageKey>();
  const { phrase, weight } = suggestion;
  const start = phrase.toLowerCase().indexOf(query.toLowerCase());
  return (
    <Option id={id} isActive={isActive} to={paths.search(phrase)} className={styles.phrase}>
      <span>
        {start < 0 ? (
          phrase
        ) : (
          <>
            <b>{phrase.slice(0, start)}</b>
            {phrase.slice(start, start + query.length)}
            <b>{phrase.slice(start + query.length)}</b>
          </>
        )}
      </span>{' '}
      <span className={styles.hits}>{t('search.hits', { count: weight })}</span>
    </Option>
  );
}

export function ProductOption({ id, isActive, product }: OptionState & { product: ProductTile }): ReactElement {
  const { priceType } = useSession();
  const { locale } = useApp();
  const { brandName, nameWithoutBrand, picture, prices, url } = product;
  const price = prices.cents[priceType];
  return (
    <Option id={id} isActive={isActive} to={url} className={styles.product}>
      <Preview picture={picture} />
      <span className={styles.text}>
        <span className={styles.brand}>{brandName}</span> <span className={styles.name}>{nameWithoutBrand}</span>{' '}
        <span className="price" data-sale={price < prices.cents.rrp}>
          {formatPrice(price, locale)}
        </span>
      </span>
    </Option>
  );
}

export function PostOption({ id, isActive, post }: OptionState & { post: BlogPostTeaser }): ReactElement {
  return (
    <Option id={id} isActive={isActive} to={post.url} className={styles.post}>
      <Preview picture={post.picture} />
      <span className={styles.name}>{post.title}</span>
    </Option>
  );
}

/** Decorative: the name is beside it. */
function Preview({ picture }: { picture: Picture }): ReactElement {
  return <PictureElement picture={picture} sizes="72px" alt="" />;
}
