import { type ReactElement, useState } from 'react';
import { checkResponse, hasShape } from 'shared-contracts/api';
import { isSameSession, type SessionState, useApp } from 'shared-contracts/app';
import type { ChangedPassword, PersonalData } from 'shared-contracts/entities';
import { Form, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { inLanguage } from '../layout/in-language.ts';
import { Note, Panel } from '../layout/panel.tsx';
import styles from './details-page.module.css';
import type { MessageKey } from './messages/messages.ts';
import { canChangePassword, type PasswordField as Field, passwordRules } from './password-rules.ts';

/**
 * The token of the response replaces the old one, in every tab: all sessions have ended, and a new one has started. If this tab's session
 * ended or changed before the response, the token is ignored.
 */
export function PasswordPanel({ personal }: { personal: PersonalData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [isSaved, setSaved] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const { email, firstName, lastName } = personal;
  const form = useForm<Field, ChangedPassword & { sentBy: SessionState }>({
    rules: passwordRules,
    async send(values) {
      setSaved(false);
      const path = inLanguage('/api/v1/user/change-password/', app);
      const sentBy = app.session.read();
      const response = checkResponse(
        await app.api.post<unknown>(path, { ...values, email }),
        hasShape<ChangedPassword>({ token: 'string' }),
      );
      return response.ok ? { ok: true, data: { ...response.data, sentBy } } : response;
    },
    onSuccess({ token, sentBy }) {
      if (isSameSession(app.session.read(), sentBy)) app.session.replaceToken(token);
      form.reset();
      setRepeated(false);
      setSaved(true);
    },
  });
  const { field, values } = form;
  const confirmation = field('newPassword_confirmation');
  const repeated = values.newPassword_confirmation;
  const differs = repeated !== '' && repeated !== values.newPassword;
  return (
    <Panel heading={t('password.title')}>
      <p className={styles.text}>{t('password.text')}</p>
      <div className={styles.parts}>
        {isSaved ? (
          <Note kind="done" reply>
            {t('password.saved')}
          </Note>
        ) : null}
        <Form
          form={form}
          label={t('password.submit')}
          sendingLabel={t('account.saving')}
          isDisabled={!canChangePassword(values)}
        >
          {/* Tells password managers to which account the password belongs. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField {...field('oldPassword')} label={t('password.old')} autoComplete="current-password" />
          <NewPasswordField
            {...field('newPassword')}
            label={t('field.new-password')}
            password={values.newPassword}
            personal={[firstName, lastName, email]}
          />
          <PasswordField
            {...confirmation}
            label={t('password.repeat')}
            autoComplete="new-password"
            onBlur={() => setRepeated(true)}
            // Why the button is disabled (SPEC 5), once the shopper has left the field.
            problem={isRepeated && differs ? t('problem.password-differs') : confirmation.problem}
          />
        </Form>
      </div>
    </Panel>
  );
}
