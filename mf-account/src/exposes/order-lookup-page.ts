import { paths } from 'shared-contracts/paths';
import { defineRoute } from 'shared-contracts/remote';
import { OrderLookupPage } from '../order-lookup/order-lookup-page.tsx';

export { messages } from '../order-lookup/messages/messages.ts';

export const route = defineRoute<null>({
  loader: async () => ({ kind: 'data', data: null }),
  Component: OrderLookupPage,
  meta: (_, { t }) => ({
    title: t('lookup.page-title'),
    description: t('lookup.description'),
    canonical: paths.orderLookup,
    robots: 'noindex,follow',
  }),
});
