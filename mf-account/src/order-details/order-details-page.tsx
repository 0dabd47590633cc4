import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { OrderDetails } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { AccountPage } from '../layout/account-page.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import type { MessageKey } from './messages/messages.ts';
import type { OrderPageData } from './order-loader.ts';
import { Letterhead, OrderView } from './order-view.tsx';

/** `/my-account/order-details/{uuid}/`. */
export function OrderDetailsPage({ data }: { data: OrderPageData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const [changed, setChanged] = useState<{ of: OrderPageData; order: OrderDetails } | null>(null);
  // The response to a cancellation or return is shown until the page loads again.
  const order = changed?.of === data ? changed.order : data.order;
  return (
    <AccountPage
      current={paths.orders}
      isInList
      letterhead={<Letterhead />}
      title={t('order.number', { number: order.number })}
      lead={t('order.placed', { date: formatDay(order.placedAt, locale) })}
    >
      <OrderView
        data={{ ...data, order }}
        actions={
          <OrderActions key={order.uuid} order={order} onChange={(next) => setChanged({ of: data, order: next })} />
        }
      />
    </AccountPage>
  );
}
