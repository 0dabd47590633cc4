import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { oldestBirthday } from 'shared-contracts/fields';
import { EmailField, Form, type FormState, TextField, TickField } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { CountryField, firstCountry } from '../form/country-field.tsx';
import { Disclosure } from '../form/disclosure.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { authPath } from '../layout/in-language.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { optionalFields, type RegisterField, registerBody, registerRules } from './register-fields.ts';
import { useAuthForm, useRedirectWhenSignedIn } from './use-auth-form.ts';
import { useReturnPath } from './use-return-path.ts';
import { withReturnPath } from './with-return-path.ts';

export function RegisterPage(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const target = useReturnPath();
  const form = useAuthForm({
    rules: registerRules,
    initial: { 'address.countryId': firstCountry },
    send: (values) => app.api.post(authPath('auth/register/', app), registerBody(values)),
  });
  useRedirectWhenSignedIn(form);
  const { field, values } = form;
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')} isLong>
      <Form form={form} label={t('register.submit')} sendingLabel={t('register.sending')}>
        <div className={styles.pair}>
          <TextField {...field('firstName')} label={t('field.first-name')} autoComplete="given-name" />
          <TextField {...field('lastName')} label={t('field.last-name')} autoComplete="family-name" />
        </div>
        <EmailField {...field('email')} label={t('field.email')} autoComplete="email" />
        <NewPasswordField
          {...field('password')}
          label={t('field.password')}
          password={values.password}
          personal={[values.firstName, values.lastName, values.email]}
        />
        <OptionalFields form={form} />
        <TickField {...field('terms')}>
          {t('consent.before')} <LegalLink to={paths.static('agb')} text={t('consent.terms')} /> {t('consent.between')}{' '}
          <LegalLink to={paths.static('datenschutz')} text={t('consent.privacy')} />
          {t('consent.after')}
        </TickField>
      </Form>
      <p className={styles.other}>
        {t('register.known')}{' '}
        <Link to={withReturnPath(paths.login, target)} className="text-link">
          {t('register.login')}
        </Link>
      </p>
    </AuthLayout>
  );
}

/** Opens in a new tab, so that the form keeps its values. */
function LegalLink({ to, text }: { to: string; text: string }): ReactElement {
  return (
    <Link to={to} target="_blank" rel="noreferrer" className="text-link">
      {text}
    </Link>
  );
}

function OptionalFields({ form }: { form: FormState<RegisterField> }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { field, problems } = form;
  const [isKept] = useState(() =>
    optionalFields.some((name) => field(name).defaultValue !== '' && name !== 'address.countryId'),
  );
  const hasProblem = problems.some((problem) => problem.field !== null && optionalFields.includes(problem.field));
  return (
    <Disclosure label={t('register.more')} hint={t('register.more-hint')} isOpened={isKept || hasProblem}>
      <TextField
        {...field('birthday')}
        label={t('field.birthday')}
        type="date"
        autoComplete="bday"
        min={oldestBirthday}
      />
      <TextField
        {...field('phone')}
        label={t('field.phone')}
        hint={t('field.phone-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <div className={styles.street}>
        <TextField {...field('address.street')} label={t('field.street')} autoComplete="address-line1" />
        <TextField {...field('address.streetNo')} label={t('field.house-number')} autoComplete="off" />
      </div>
      <div className={styles.town}>
        <TextField {...field('address.postal')} label={t('field.postal')} autoComplete="postal-code" />
        <TextField {...field('address.city')} label={t('field.city')} autoComplete="address-level2" />
      </div>
      <CountryField {...field('address.countryId')} label={t('field.country')} autoComplete="country" />
    </Disclosure>
  );
}
