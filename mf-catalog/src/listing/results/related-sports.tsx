import { memo, type ReactElement } from 'react';
import type { filterGroupIds, ListedSport, Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import { type ListQuery, listHref } from '../query/list-query.ts';
import { withoutGroup, withPage } from '../query/list-query-changes.ts';
import styles from './related-sports.module.css';

/** As in `filterGroupIds`, whose import would include the schemas in the page's script. */
const sportsGroup: (typeof filterGroupIds)['sports'] = 95;

type RelatedSportsProps = { listing: Listing; query: ListQuery };

/** Links to the same list for other sports, or for sub-sports of its own sport. All filters but sports are kept. */
export const RelatedSports = memo(function RelatedSports({ listing, query }: RelatedSportsProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { sports, view } = listing;
  const group = view.left.find(({ f_id }) => f_id === sportsGroup);
  const linkedQuery = withPage(group ? withoutGroup(query, group) : query, 1);
  const related = relatedSports(sports);
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="sportarten" className={styles.sports}>
      <h2 id="sportarten">{t('sports.title')}</h2>
      <ul>
        {related.map(({ id, name, url, count }) => (
          <li key={id}>
            <Link to={listHref(url, linkedQuery)} className={styles.sport}>
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const shownAtMost = 8;

/** Sub-sports of the list's own sport first, then other sports in the order of the API; none without articles. */
export function relatedSports(sports: readonly ListedSport[]): Omit<ListedSport, 'children'>[] {
  const own = sports.filter(({ active }) => active).flatMap(({ children }) => children);
  return [...own, ...sports].filter(({ active, count }) => !active && count > 0).slice(0, shownAtMost);
}
