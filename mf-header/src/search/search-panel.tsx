import { type ReactElement, type ReactNode, useEffect, useId } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import { PhraseOption, PostOption, ProductOption } from './search-options.tsx';
import styles from './search-panel.module.css';
import { optionPaths } from './search-results.ts';
import { search } from './search-store.ts';

/** Suggestions, products and blog posts as visibly different groups of one list (UX 13). */
export function SearchPanel({ listId }: { listId: string }): ReactElement {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const { shownQuery, results, status, active } = search.use((state) => state);
  const { suggestions, products, posts } = results;
  const options = optionPaths(results);
  const chosen = active === null ? undefined : options[active];
  useEffect(() => {
    if (!chosen) return;
    app.prefetch(chosen);
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [app, chosen, listId, active]);

  const option = (index: number) => ({ id: `${listId}-${index}`, isActive: index === active });
  const empty = options.length === 0;
  if (empty && status !== 'failed' && shownQuery === '') return <div id={listId} hidden />;
  return (
    <div className={styles.panel} aria-busy={status === 'loading'}>
      {status === 'failed' && <p className={styles.note}>{t('search.failed')}</p>}
      {empty && status !== 'failed' && <p className={styles.note}>{t('search.none', { query: shownQuery })}</p>}
      <div id={listId} role="listbox" aria-label={t('search.results')} className={styles.groups} hidden={empty}>
        {suggestions.length > 0 && (
          <Group name={t('search.suggestions')} className={styles.phrases}>
            {suggestions.map((suggestion, index) => (
              <PhraseOption key={suggestion.phrase} {...option(index)} suggestion={suggestion} query={shownQuery} />
            ))}
          </Group>
        )}
        {products.length > 0 && (
          <Group name={t(shownQuery ? 'search.products' : 'search.popular')} className={styles.products}>
            {products.map((product, index) => (
              <ProductOption key={product.id} {...option(suggestions.length + index)} product={product} />
            ))}
          </Group>
        )}
        {posts.length > 0 && (
          <Group name={t('search.posts')} className={styles.posts}>
            {posts.map((post, index) => (
              <PostOption key={post.id} {...option(suggestions.length + products.length + index)} post={post} />
            ))}
          </Group>
        )}
      </div>
      {shownQuery !== '' && !empty && (
        <Link to={paths.search(shownQuery)} className={styles.all}>
          {t('search.all', { query: shownQuery })}
        </Link>
      )}
    </div>
  );
}

function Group({
  name,
  className,
  children,
}: {
  name: string;
  className: string | undefined;
  children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
    <div role="group" aria-labelledby={id} className={className}>
      <div id={id} role="presentation" className={styles.groupName}>
        {name}
      </div>
      <div role="presentation" className={styles.options}>
        {children}
      </div>
    </div>
  );
}
