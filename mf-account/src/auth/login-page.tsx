import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { AuthResponse, LoginBody } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useSearchParams } from 'shared-contracts/routing';
import { PasswordField } from '../form/password-field.tsx';
import { emailRule, requiredText } from '../form/problems.ts';
import { EmailField } from '../form/text-field.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { withReturnPath } from './return-path.ts';

const rules = { email: emailRule, password: requiredText('problem.password-missing') };

export function LoginPage(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { api } = useApp();
  const [search] = useSearchParams();
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      <AuthForm
        rules={rules}
        send={({ email, password }) =>
          api.post<AuthResponse>('/api/v1/auth/login/', { email: email.trim(), password } satisfies LoginBody)
        }
        label={t('login.submit')}
        sendingLabel={t('login.sending')}
      >
        {(field) => (
          <>
            <EmailField {...field('email')} label={t('field.email')} autoComplete="username" />
            <PasswordField
              {...field('password')}
              label={t('field.password')}
              autoComplete="current-password"
              beside={
                <Link to={paths.forgotPassword} className={`text-link ${styles.forgot}`}>
                  {t('login.forgot')}
                </Link>
              }
            />
          </>
        )}
      </AuthForm>
      <p className={styles.other}>
        {t('login.new')}{' '}
        <Link to={withReturnPath(paths.register, search)} className="text-link">
          {t('login.register')}
        </Link>
      </p>
    </AuthLayout>
  );
}
