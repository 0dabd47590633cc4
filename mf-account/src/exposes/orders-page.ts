import { defineRoute } from 'shared-contracts/remote';
import { loadOrders } from '../orders/orders-loader.ts';
import { OrdersPage } from '../orders/orders-page.tsx';
import { ordersParameters } from '../orders/orders-parameters.ts';

export { messages } from '../orders/messages/messages.ts';

export const route = defineRoute({
  query: ordersParameters,
  loader: loadOrders,
  Component: OrdersPage,
  meta: (_, { t }) => ({
    title: t('orders.page-title'),
    description: t('orders.description'),
    robots: 'noindex',
  }),
});
