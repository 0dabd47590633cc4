import type { ReactElement } from 'react';
import type { Order } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { Panel } from '../layout/panel.tsx';
import { OrderRow } from '../orders/order-row.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './overview-page.module.css';

export function LastOrder({ order }: { order: Order | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Panel
      heading={t('overview.last-order')}
      look="plain"
      action={
        <Link to={paths.orders} className={`text-link ${styles.link}`}>
          {t('overview.all-orders')}
        </Link>
      }
    >
      {order ? (
        <OrderRow order={order} />
      ) : (
        <p>
          {t('overview.no-order')}{' '}
          <Link to={paths.search()} className={`text-link ${styles.link}`}>
            {t('overview.browse')}
          </Link>
        </p>
      )}
    </Panel>
  );
}
