import { defineRoute } from 'shared-contracts/remote';
import { loadOverview } from '../overview/overview-loader.ts';
import { OverviewPage } from '../overview/overview-page.tsx';

export { messages } from '../overview/messages/messages.ts';

export const route = defineRoute({
  loader: loadOverview,
  Component: OverviewPage,
  meta: (_, { t }) => ({
    title: t('overview.page-title'),
    description: t('overview.description'),
    robots: 'noindex',
  }),
});
