import { defineRoute } from 'shared-contracts/remote';
import { loadAccount } from '../layout/private-page.ts';
import { LoyaltyPage } from '../loyalty/loyalty-page.tsx';

export { messages } from '../loyalty/messages/messages.ts';

export const route = defineRoute({
  loader: loadAccount,
  Component: LoyaltyPage,
  meta: (_, { t }) => ({
    title: t('loyalty.page-title'),
    description: t('loyalty.description'),
    robots: 'noindex',
  }),
});
