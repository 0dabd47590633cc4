import type { ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import type { BlogPostTeaser, Picture, ProductTile, Suggestion } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { paths } from 'shared-contracts/paths';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { CloseIcon } from '../icons/icons.tsx';
import { usePanelTranslate } from './messages/messages.ts';
import { rememberSearch } from './recent-searches.ts';
import styles from './search-panel.module.css';
import { suggestionPath } from './search-results.ts';

type OptionState = { id: string; isActive: boolean };

/** Focus stays in the text field; the arrow keys make an option active. */
function Option(props: OptionState & OptionContent): ReactElement {
  const { id, isActive, to, className, keys, query, children } = props;
  const app = useApp();
  return (
    <Link
      to={to}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={keys}
      onClick={query === undefined ? undefined : () => rememberSearch(app, query, Date.now())}
      tabIndex={-1}
      className={`${styles.option} ${className}`}
    >
      {children}
    </Link>
  );
}
type OptionContent = {
  to: string;
  className: string | undefined;
  /** Search text, for an option that searches. */
  query?: string;
  keys?: string;
  children: ReactNode;
};

export function PhraseOption(props: OptionState & { suggestion: Suggestion; query: string }): ReactElement {
  const { id, isActive, suggestion, query } = props;
  const t = usePanelTranslate();
  const { phrase, weight, kind } = suggestion;
  const start = phrase.toLowerCase().indexOf(query.toLowerCase());
  return (
    <Option id={id} isActive={isActive} to={suggestionPath(suggestion)} query={phrase} className={styles.phrase}>
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
      <span className={styles.hits}>
        {isNamed(kind) && `${t(`kind.${kind}`)} · `}
        {t('hits', { count: weight })}
      </span>
    </Option>
  );
}

/** Kinds that have a label; combinations need none, and a later API may have others. */
const isNamed = (kind: string | undefined): kind is 'brand' | 'category' | 'sport' =>
  kind === 'brand' || kind === 'category' || kind === 'sport';

type RecentOptionProps = OptionState & { query: string; onForget: () => void };

/** With the keyboard, the Delete key removes the active one; the button is for pointers, since a listbox contains options only. */
export function RecentOption({ id, isActive, query, onForget }: RecentOptionProps): ReactElement {
  const t = usePanelTranslate();
  return (
    <div role="presentation" className={styles.recent}>
      <Option
        id={id}
        isActive={isActive}
        to={paths.search(query)}
        query={query}
        className={styles.phrase}
        keys="Delete"
      >
        {query}
      </Option>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        title={t('forget', { query })}
        className={styles.forget}
        onClick={onForget}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** mf-catalog's compact tile, so that all prices follow one rule; if it is unavailable, only the names. */
export function ProductOption({ id, isActive, product }: OptionState & { product: ProductTile }): ReactElement {
  return (
    <Option id={id} isActive={isActive} to={product.url} className={styles.product}>
      <Fragment
        of="mf-catalog/compact-tile"
        className={styles.tile}
        product={product}
        isLink={false}
        fallback={`${product.brandName} ${product.nameWithoutBrand}`}
      />
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

/** Decorative: the name is next to it. */
function Preview({ picture }: { picture: Picture }): ReactElement {
  return <PictureElement picture={picture} sizes="72px" alt="" />;
}
