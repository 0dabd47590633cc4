import { type ReactElement, useEffect, useState } from 'react';
import { hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { AccountDeletion } from 'shared-contracts/entities';
import { Form, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { CloseButton } from '../form/close-button.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { passwordRule } from '../form/rules.ts';
import { useOpener } from '../layout/focus.ts';
import { inLanguage } from '../layout/in-language.ts';
import { Panel } from '../layout/panel.tsx';
import styles from './details-page.module.css';
import type { MessageKey } from './messages/messages.ts';

/** Deleting the account logs out and navigates home (SPEC 4). */
export function DeletionPanel(): ReactElement {
  const t = useTranslate<MessageKey>();
  const [isOpen, setOpen] = useState(false);
  const opener = useOpener(isOpen);

  return (
    <Panel heading={t('deletion.title')}>
      <p className={styles.text}>{t('deletion.text')}</p>
      {isOpen ? (
        <DeletionForm onCancel={() => setOpen(false)} />
      ) : (
        <button ref={opener} type="button" className={`button ${styles.action}`} onClick={() => setOpen(true)}>
          {t('deletion.open')}
        </button>
      )}
    </Panel>
  );
}

const isDeletion = hasShape<AccountDeletion>({ deletedAt: 'string' });

function DeletionForm({ onCancel }: { onCancel: () => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const form = useForm<'password', unknown>({
    rules: { password: passwordRule },
    send: (body) => app.api.post<unknown>(inLanguage('/api/v1/user/deletion/', app), body),
    // Whatever the response contains, the sessions have ended.
    onSuccess: (data) => app.session.signOut('account-deleted', isDeletion(data) ? data.deletedAt : undefined),
  });
  const { id } = form.field('password');
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  return (
    <div className={styles.parts}>
      <Form form={form} label={t('deletion.submit')} sendingLabel={t('deletion.sending')}>
        <PasswordField {...form.field('password')} label={t('field.password')} autoComplete="current-password" />
      </Form>
      <CloseButton
        isSending={form.isSending}
        className={`text-link ${styles.action}`}
        label={t('deletion.keep')}
        onClose={onCancel}
      />
    </div>
  );
}
