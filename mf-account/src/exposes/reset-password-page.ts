import { paths } from 'shared-contracts/paths';
import { defineRoute } from 'shared-contracts/remote';
import { ResetPasswordPage } from '../auth/reset-password-page.tsx';

export { messages } from '../messages/messages.ts';

export const route = defineRoute<null>({
  loader: async () => ({ kind: 'data', data: null }),
  Component: ResetPasswordPage,
  meta: (_, { t }) => ({
    title: t('reset.page-title'),
    description: t('reset.description'),
    canonical: paths.resetPassword,
    robots: 'noindex,follow',
  }),
});
