import { type ReactElement, type ReactNode, useCallback, useEffect, useId } from 'react';
import { useApp } from 'shared-contracts/app';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { reportLayer } from './layer-on-phones.ts';
import { usePanelTranslate } from './messages/messages.ts';
import { forgetSearch, recentSearches } from './recent-searches.ts';
import { useCountAnnouncement } from './search-announcement.ts';
import { PhraseOption, PostOption, ProductOption, RecentOption } from './search-options.tsx';
import styles from './search-panel.module.css';
import { optionPaths } from './search-results.ts';
import { search } from './search-store.ts';

/** Suggestions, products and blog posts as visibly different groups of one list (UX 13). */
export function SearchPanel({ listId }: { listId: string }): ReactElement {
  const announcement = useCountAnnouncement();
  return (
    <>
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
      <Results listId={listId} />
    </>
  );
}

function Results({ listId }: { listId: string }): ReactElement {
  const app = useApp();
  const t = usePanelTranslate();
  const { shownQuery, results, status, active, setRecent, dismiss } = search.use((state) => state);
  const { recent, suggestions, products, posts } = results;
  const options = optionPaths(results);
  const chosen = active === null ? undefined : options[active];
  useEffect(() => {
    if (!chosen) return;
    app.prefetch(chosen);
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [app, chosen, listId, active]);

  useEffect(() => setRecent(recentSearches(app, Date.now())), [app, setRecent]);
  const forget = (query: string | null): void => setRecent(forgetSearch(app, query, Date.now()));

  const layer = useCallback(
    (panel: HTMLElement | null) => (panel === null ? undefined : reportLayer(panel, dismiss)),
    [dismiss],
  );
  const option = (index: number) => ({ id: `${listId}-${index}`, isActive: index === active });
  const empty = options.length === 0;
  if (empty && status !== 'failed' && shownQuery === '') return <div id={listId} hidden />;
  return (
    <div ref={layer} tabIndex={-1} className={styles.panel} aria-busy={status === 'loading'}>
      {status === 'failed' && <p className={styles.note}>{t('failed')}</p>}
      {empty && status !== 'failed' && <p className={styles.note}>{t('none', { query: shownQuery })}</p>}
      <div id={listId} role="listbox" aria-label={t('results')} className={styles.groups} hidden={empty}>
        {recent.length > 0 && (
          <Group name={t('recent')} className={styles.phrases}>
            {recent.map((query, index) => (
              <RecentOption key={query} {...option(index)} query={query} onForget={() => forget(query)} />
            ))}
          </Group>
        )}
        {suggestions.length > 0 && (
          <Group name={t('suggestions')} className={styles.phrases}>
            {suggestions.map((suggestion, index) => (
              <PhraseOption
                key={suggestion.phrase}
                {...option(recent.length + index)}
                suggestion={suggestion}
                query={shownQuery}
              />
            ))}
          </Group>
        )}
        {/* The groups of other results replace these, instead of moving them: results come too late to be part of the typing (UX 29). */}
        {products.length > 0 && (
          <Group
            key={`products ${shownQuery}`}
            name={t(shownQuery ? 'products' : 'popular')}
            className={styles.products}
          >
            {products.map((product, index) => (
              <ProductOption
                key={product.id}
                {...option(recent.length + suggestions.length + index)}
                product={product}
              />
            ))}
          </Group>
        )}
        {posts.length > 0 && (
          <Group key={`posts ${shownQuery}`} name={t('posts')} className={styles.posts}>
            {posts.map((post, index) => (
              <PostOption key={post.id} {...option(options.length - posts.length + index)} post={post} />
            ))}
          </Group>
        )}
      </div>
      {recent.length > 0 && (
        <button
          type="button"
          className={`text-link ${styles.clear}`}
          onClick={({ currentTarget }) => {
            // The pressed button is removed.
            currentTarget.form?.querySelector('input')?.focus();
            forget(null);
          }}
        >
          {t('forgetAll')}
        </button>
      )}
      {shownQuery !== '' && !empty && (
        <Link to={paths.search(shownQuery)} className={styles.all}>
          {t('all', { query: shownQuery })}
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
