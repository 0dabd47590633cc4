import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from './messages/messages.ts';
import type { OrdersPageData } from './orders-loader.ts';
import styles from './orders-page.module.css';
import { ordersAddress, pageNumbers } from './orders-page-of.ts';

/** Pages are real links (UX 6). */
export function OrderPages({ data }: { data: OrdersPageData }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { page, pages, request } = data;
  if (pages < 2) return null;
  const to = (wanted: number): string => ordersAddress(paths.orders, { ...request, page: wanted });
  return (
    <nav aria-label={t('orders.pages')} className={styles.pages}>
      {page > 1 ? (
        <Link to={to(Math.min(page - 1, pages))} rel="prev" className="button">
          {t('orders.previous')}
        </Link>
      ) : null}
      <ol>
        {pageNumbers(page, pages).map((it, index, numbers) =>
          it === null ? (
            <li key={`after-${numbers[index - 1]}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={it}>
              <Link
                to={to(it)}
                className={styles.page}
                aria-label={t('orders.page', { page: it })}
                aria-current={it === page ? 'page' : undefined}
              >
                {it}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" className="button">
          {t('orders.next')}
        </Link>
      ) : null}
    </nav>
  );
}
