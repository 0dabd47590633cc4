import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { LoginBody } from 'shared-contracts/entities';
import { EmailField, emailRule, Form } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { PasswordField } from '../form/password-field.tsx';
import { passwordRule } from '../form/rules.ts';
import { authPath } from '../layout/in-language.ts';
import type { MessageKey } from '../messages/messages.ts';
import { AccountKept } from './account-kept.tsx';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { useAuthForm, useRedirectWhenSignedIn } from './use-auth-form.ts';
import { useReturnPath } from './use-return-path.ts';
import { withReturnPath } from './with-return-path.ts';

const rules = { email: emailRule, password: passwordRule };

export function LoginPage(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const target = useReturnPath();
  const form = useAuthForm({
    rules,
    send: (body) => app.api.post(authPath('auth/login/', app), body satisfies LoginBody),
  });
  useRedirectWhenSignedIn(form);
  if (form.isRestored) return <AccountKept target={target} />;
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      <Form form={form} label={t('login.submit')} sendingLabel={t('login.sending')}>
        <EmailField {...form.field('email')} label={t('field.email')} autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          label={t('field.password')}
          autoComplete="current-password"
          beside={
            <Link to={withReturnPath(paths.forgotPassword, target)} className={`text-link ${styles.forgot}`}>
              {t('login.forgot')}
            </Link>
          }
        />
      </Form>
      <p className={styles.other}>
        {t('login.new')}{' '}
        <Link to={withReturnPath(paths.register, target)} className="text-link">
          {t('login.register')}
        </Link>
      </p>
      <p className={styles.other}>
        {t('login.guest')}{' '}
        <Link to={paths.orderLookup} className="text-link">
          {t('login.find-order')}
        </Link>
      </p>
    </AuthLayout>
  );
}
