import { clsx } from 'clsx/lite';
import { memo, type ReactElement } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { ArrowIcon } from '../../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { type ListQuery, listHref } from '../query/list-query.ts';
import { withPage } from '../query/list-query-changes.ts';
import { LoadMore } from './load-more.tsx';
import type { ShownPages } from './loaded-pages.ts';
import styles from './pagination.module.css';

type PaginationProps = { path: string; query: ListQuery; listing: Listing; shown: ShownPages };

const perPage = 24;

/** "Mehr laden" and the page links lead to the same addresses (UX 6); only "Mehr laden" keeps the products shown. */
export const Pagination = memo(function Pagination({
  path,
  query,
  listing,
  shown,
}: PaginationProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { page, pages, total } = listing;
  if (pages <= 1) return null;
  const href = (number: number) => listHref(path, withPage(query, number));
  const first = (shown.firstPage - 1) * perPage + 1;
  const last = first + shown.products.length - 1;
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      <p role="status">{t(first > 1 ? 'pages.range' : 'pages.status', { first, last, total })}</p>
      <progress aria-hidden value={last} max={total} />
      {page < pages && (
        <LoadMore href={href(page + 1)} firstPage={shown.firstPage} count={Math.min(perPage, total - last)} />
      )}
      <ul>
        {page > 1 && (
          <li>
            <Link to={href(page - 1)} rel="prev" className={clsx(styles.step, styles.back)}>
              <ArrowIcon />
              <span>{t('pages.previous')}</span>
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index, numbers) =>
          number === null ? (
            <li key={`after-${numbers[index - 1]}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={href(number)}
                className={styles.number}
                aria-label={t('pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={href(page + 1)} rel="next" className={styles.step}>
              <span>{t('pages.next')}</span>
              <ArrowIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
});

/** Page numbers to link: first, last, the current one and its neighbours; null is a gap of two pages or more. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages));
  const numbers: (number | null)[] = [];
  let last = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - last === 2) numbers.push(number - 1);
    else if (number - last > 2) numbers.push(null);
    numbers.push(number);
    last = number;
  }
  return numbers;
}
