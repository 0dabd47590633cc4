import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { AccountPage } from '../layout/account-page.tsx';
import { EmptyScene } from '../layout/empty-scene.tsx';
import type { MessageKey } from './messages/messages.ts';
import { OrderPages } from './order-pages.tsx';
import { OrderRow } from './order-row.tsx';
import type { OrdersPageData } from './orders-loader.ts';
import styles from './orders-page.module.css';
import { StateFilter } from './state-filter.tsx';

/** `/my-account/orders/`. */
export function OrdersPage({ data }: { data: OrdersPageData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { orders, total } = data;
  return (
    <AccountPage
      current={paths.orders}
      title={t('orders.title')}
      lead={total > 0 ? t('orders.count', { count: total }) : undefined}
    >
      {total === 0 ? (
        <EmptyScene heading={t('orders.empty')} text={t('orders.empty-text')}>
          <Link to={paths.search()} className="button button-primary">
            {t('orders.browse')}
          </Link>
        </EmptyScene>
      ) : (
        <>
          <StateFilter data={data} />
          {orders.length === 0 ? (
            <EmptyScene heading={t('orders.none-here')} text={t('orders.none-here-text')}>
              <Link to={paths.orders} className="button">
                {t('orders.show-all')}
              </Link>
            </EmptyScene>
          ) : (
            <ul className={styles.orders}>
              {orders.map((order) => (
                <li key={order.uuid}>
                  <OrderRow order={order} />
                </li>
              ))}
            </ul>
          )}
          <OrderPages data={data} />
        </>
      )}
    </AccountPage>
  );
}
