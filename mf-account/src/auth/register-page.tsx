import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { RegisterBody } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useSearchParams } from 'shared-contracts/routing';
import { Form } from '../form/form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { emailRule, nameRule, newPasswordRule } from '../form/rules.ts';
import { EmailField, TextField } from '../form/text-field.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { withReturnPath } from './return-path.ts';
import { useAuthForm } from './use-auth-form.ts';

const rules = {
  firstName: nameRule('problem.first-name-missing'),
  lastName: nameRule('problem.last-name-missing'),
  email: emailRule,
  password: newPasswordRule,
};

export function RegisterPage(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { api } = useApp();
  const [search] = useSearchParams();
  const form = useAuthForm({ rules, send: (body) => api.post('/api/v1/auth/register/', body satisfies RegisterBody) });
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      <Form form={form} label={t('register.submit')} sendingLabel={t('register.sending')}>
        <div className={styles.pair}>
          <TextField {...form.field('firstName')} label={t('field.first-name')} autoComplete="given-name" />
          <TextField {...form.field('lastName')} label={t('field.last-name')} autoComplete="family-name" />
        </div>
        <EmailField {...form.field('email')} label={t('field.email')} autoComplete="email" />
        <PasswordField
          {...form.field('password')}
          label={t('field.password')}
          hint={t('field.password-hint')}
          autoComplete="new-password"
        />
      </Form>
      <p className={styles.other}>
        {t('register.known')}{' '}
        <Link to={withReturnPath(paths.login, search)} className="text-link">
          {t('register.login')}
        </Link>
      </p>
    </AuthLayout>
  );
}
