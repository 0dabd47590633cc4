import { clsx } from 'clsx/lite';
import { type MouseEvent, memo, type ReactElement } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import { emptyQuery, type ListQuery, listHref } from '../query/list-query.ts';
import { withPage } from '../query/list-query-changes.ts';
import styles from './category-links.module.css';
import groupStyles from './fields/filter-group.module.css';
import valueStyles from './fields/filter-value.module.css';

type Tree = Listing['categoryTree']['tree'];

type GenderLinksProps = Pick<Listing, 'categoryTree'> & { query: ListQuery };

/**
 * Links to the same category for other genders, where the path contains a gender; elsewhere gender is a filter. The search is kept, filters
 * are not, because the genders have different sizes.
 */
export const GenderLinks = memo(function GenderLinks({ categoryTree, query }: GenderLinksProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  if (!categoryTree.isGenderInRequest || categoryTree.genders.length < 2) return null;
  return (
    <nav aria-label={t('filter.genders')} className={groupStyles.group}>
      <h3 className={groupStyles.legend}>{t('filter.genders')}</h3>
      <ul className={styles.genders}>
        {categoryTree.genders.map(({ gender, name, url, active }) => (
          <li key={gender}>
            <Link
              to={listHref(url, { ...emptyQuery, q: query.q })}
              className={valueStyles.category}
              aria-current={active ? 'page' : undefined}
              onClick={closeSheet}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

type CategoryLinksProps = Pick<Listing, 'categoryTree'> & { path: string; query: ListQuery };

/**
 * The category tree, expanded down to the list's category, with its siblings at the last level. Categories without articles stay visible,
 * to avoid a layout shift under the pointer. Search, filters and sort are kept, as the counts assume.
 */
export const CategoryLinks = memo(function CategoryLinks({
  path,
  categoryTree,
  query,
}: CategoryLinksProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { tree, outlet } = categoryTree;
  if (tree.length === 0) return null;
  return (
    <nav aria-label={t('filter.categories')} className={groupStyles.group}>
      <h3 className={groupStyles.legend}>{t('filter.categories')}</h3>
      {outlet && (
        <Link
          to={listHref(withoutOutlet(path), withPage(query, 1))}
          className={valueStyles.category}
          onClick={closeSheet}
        >
          <span>{t('filter.wholeRange')}</span>
        </Link>
      )}
      <Categories nodes={tree} path={path} query={query} className={groupStyles.values} />
    </nav>
  );
});

type CategoriesProps = { nodes: Tree; path: string; query: ListQuery; className: string | undefined };

function Categories({ nodes, path, query, className }: CategoriesProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <ul className={className}>
      {nodes.map(({ id, name, url, count, active, children }) => (
        <li key={id}>
          {count === 0 && !active ? (
            <p className={clsx(valueStyles.category, valueStyles.emptied)}>
              <span>{name}</span> <span className={valueStyles.count}>0</span>
            </p>
          ) : (
            <Link
              to={listHref(url, withPage(query, 1))}
              className={clsx(valueStyles.category, active && styles.active)}
              aria-current={url === path ? 'page' : active || undefined}
              onClick={closeSheet}
            >
              <span>{name}</span> <span className={valueStyles.count}>{t('filter.count', { count })}</span>
            </Link>
          )}
          {children.length > 0 && <Categories nodes={children} path={path} query={query} className={styles.children} />}
        </li>
      ))}
    </ul>
  );
}

/** Turns `/outlet/schuhe/` and `/sale/schuhe/` into `/schuhe/`. */
function withoutOutlet(path: string): string {
  const target = path.replace(/^\/(outlet|sale)(?=\/)/, '');
  return target === '/' ? paths.search() : target;
}

/** The link leads to another list, which the sheet must not cover. */
function closeSheet(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
