import { defineRoute } from 'shared-contracts/remote';
import { AddressesPage } from '../addresses/addresses-page.tsx';
import { loadAccount } from '../layout/private-page.ts';

export { messages } from '../addresses/messages/messages.ts';

export const route = defineRoute({
  loader: loadAccount,
  Component: AddressesPage,
  meta: (_, { t }) => ({
    title: t('addresses.page-title'),
    description: t('addresses.description'),
    robots: 'noindex',
  }),
});
