import type { MouseEvent, ReactElement } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { useT } from '../messages/use-t.ts';
import styles from './filter-group.module.css';

type Tree = Listing['categoryTree']['tree'];

/** The same place for the others, where the path has decided for whom; elsewhere gender is a filter. */
export function GenderLinks({ categoryTree }: Pick<Listing, 'categoryTree'>): ReactElement | null {
  const t = useT();
  if (!categoryTree.isGenderInRequest || categoryTree.genders.length < 2) return null;
  return (
    <nav aria-label={t('filter.genders')} className={styles.group}>
      <h3 className={styles.legend}>{t('filter.genders')}</h3>
      <ul className={styles.genders}>
        {categoryTree.genders.map(({ gender, name, url, active }) => (
          <li key={gender}>
            <Link to={url} className={styles.category} aria-current={active ? 'page' : undefined} onClick={closeSheet}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CategoryLinks({ tree }: { tree: Tree }): ReactElement | null {
  const t = useT();
  if (tree.length === 0) return null;
  return (
    <nav aria-label={t('filter.categories')} className={styles.group}>
      <h3 className={styles.legend}>{t('filter.categories')}</h3>
      <ul className={styles.values}>
        {tree.map((node) => (
          <li key={node.id}>
            <CategoryLink node={node} />
            {node.children.length > 0 && (
              <ul className={styles.children}>
                {node.children.map((child) => (
                  <li key={child.id}>
                    <CategoryLink node={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CategoryLink({ node }: { node: Omit<Tree[number], 'children'> }): ReactElement {
  return (
    <Link
      to={node.url}
      className={styles.category}
      aria-current={node.active ? 'page' : undefined}
      onClick={closeSheet}
    >
      <span>{node.name}</span> <span className={styles.count}>{node.count}</span>
    </Link>
  );
}

/** A category is another list, which a sheet must not cover; its filters are the same list. */
function closeSheet(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
