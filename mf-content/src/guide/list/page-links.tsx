import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { ArrowIcon } from '../../blocks/block-icons.tsx';
import { pageHref } from '../guide-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './page-links.module.css';

type PageLinksProps = { path: string; page: number; pages: number };

export function PageLinks({ path, page, pages }: PageLinksProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('guide.pages')} className={styles.pages}>
      {page > 1 && (
        <Link to={pageHref(path, page - 1)} rel="prev" className={`${styles.step} ${styles.back}`}>
          <ArrowIcon />
          {t('guide.newer')}
        </Link>
      )}
      <ul>
        {pageNumbers(page, pages).map((number, index, numbers) =>
          number === null ? (
            <li key={`after ${numbers[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={pageHref(path, number)}
                className={styles.number}
                aria-label={t('guide.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <Link to={pageHref(path, page + 1)} rel="next" className={styles.step}>
          {t('guide.older')}
          <ArrowIcon />
        </Link>
      )}
    </nav>
  );
}

/** First, last, the current one and its neighbours; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : [null, number];
  });
}
