import { defineRoute } from 'shared-contracts/remote';
import { DetailsPage } from '../details/details-page.tsx';
import { loadAccount } from '../layout/private-page.ts';

export { messages } from '../details/messages/messages.ts';

export const route = defineRoute({
  loader: loadAccount,
  Component: DetailsPage,
  meta: (_, { t }) => ({
    title: t('account.page-title'),
    description: t('account.description'),
    robots: 'noindex',
  }),
});
