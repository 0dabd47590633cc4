import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from './messages/messages.ts';
import type { OrdersPageData } from './orders-loader.ts';
import styles from './orders-page.module.css';
import { ordersAddress } from './orders-page-of.ts';

/** Links to the states of the account's orders. With a single state there is nothing to filter. */
export function StateFilter({ data }: { data: OrdersPageData }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { states, total, request } = data;
  if (states.length < 2 && request.state === null) return null;
  const choices = [
    { state: null, label: t('orders.all'), count: total },
    ...states.map(({ state, count }) => ({
      state,
      label: t(state === 'delivered' ? 'orders.arrived' : `state.${state}`),
      count,
    })),
  ];
  return (
    <nav aria-label={t('orders.filter')} className={styles.filter}>
      <ul>
        {choices.map(({ state, label, count }) => (
          <li key={label}>
            <Link
              to={ordersAddress(paths.orders, { state, page: 1 })}
              className={styles.choice}
              aria-current={state === request.state ? 'true' : undefined}
              preventScrollReset
            >
              {label} <span className={styles.number}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
