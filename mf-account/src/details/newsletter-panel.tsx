import type { ReactElement } from 'react';
import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { PersonalData, SeparateEmail } from 'shared-contracts/entities';
import { EmailField, emailRule, Form, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../layout/in-language.ts';
import { Panel, ReplyNote } from '../layout/panel.tsx';
import { useAction } from '../layout/use-action.ts';
import styles from './details-page.module.css';
import type { MessageKey } from './messages/messages.ts';

type NewsletterPanelProps = { personal: PersonalData; onSave(separateEmail: string | null): void };

// Both fields may be null.
const isSeparateEmail = (data: unknown): data is SeparateEmail =>
  hasShape<SeparateEmail>({})(data) && 'separateEmail' in data && 'pending' in data;

/** The newsletter's address, which may differ from the account's (SPEC 3, `separateEmail`). */
export function NewsletterPanel({ personal, onSave }: NewsletterPanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { isRunning: isEnding, reply, run, show } = useAction();
  const { separateEmail, email } = personal;

  async function send(address: string | null): Promise<ApiResult<SeparateEmail>> {
    const path = inLanguage('/api/v1/user/separate-email/', app);
    return checkResponse(await app.api.post<unknown>(path, { email: address }), isSeparateEmail);
  }

  function finishEnding(): string {
    onSave(null);
    return t('newsletter.ended');
  }

  const form = useForm<'email', SeparateEmail>({
    rules: { email: emailRule },
    initial: { email: separateEmail ?? email },
    send({ email: address }) {
      show(null);
      return send(address);
    },
    onSuccess(data) {
      if (data.pending !== null) show({ kind: 'done', text: t('newsletter.pending', { email: data.pending }) });
      onSave(data.separateEmail);
    },
  });

  return (
    <Panel heading={t('newsletter.title')}>
      <p className={styles.text}>
        {separateEmail === null ? t('newsletter.off') : t('newsletter.on', { email: separateEmail })}
      </p>
      <div className={styles.parts}>
        <ReplyNote reply={reply} />
        <Form
          form={form}
          label={t(separateEmail === null ? 'newsletter.subscribe' : 'newsletter.change')}
          sendingLabel={t('account.saving')}
          isDisabled={form.values.email === separateEmail}
        >
          <EmailField {...form.field('email')} label={t('newsletter.field')} autoComplete="email" />
        </Form>
        {separateEmail === null ? null : (
          <button
            type="button"
            className={`text-link ${styles.action}`}
            aria-disabled={isEnding || undefined}
            onClick={() => run(() => send(null), finishEnding)}
          >
            {t(isEnding ? 'newsletter.ending' : 'newsletter.unsubscribe')}
          </button>
        )}
      </div>
    </Panel>
  );
}
