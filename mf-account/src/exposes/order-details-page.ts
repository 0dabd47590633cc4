import { defineRoute } from 'shared-contracts/remote';
import { OrderDetailsPage } from '../order-details/order-details-page.tsx';
import { loadOrder } from '../order-details/order-loader.ts';

export { messages } from '../order-details/messages/messages.ts';

export const route = defineRoute({
  loader: loadOrder,
  Component: OrderDetailsPage,
  meta: ({ order }, { t }) => ({
    title: t('details.page-title', { number: order.number }),
    robots: 'noindex',
  }),
});
