import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { formAddress } from '../form-address.ts';
import type { EntryMessageKey } from './messages/messages.ts';
import styles from './newsletter-entry.module.css';

/**
 * One field that subscribes to the newsletter, for use on other pages. It does not use the form layer, because every page loads it.
 * Browsers without script send it to the API, whose response is a page (decision 0048).
 */
export function NewsletterEntry(): ReactElement {
  const t = useTranslate<EntryMessageKey>();
  const app = useApp();
  const id = useId();
  const [answer, setAnswer] = useState({ isSending: false, text: '' });

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (answer.isSending) return;
    const form = event.currentTarget;
    setAnswer({ isSending: true, text: '' });
    const email = String(new FormData(form).get('email')).trim();
    const response = await app.api.post<unknown>(`/api/v1/newsletter/?locale=${app.locale}`, { email });
    if (response.ok) form.reset();
    setAnswer({
      isSending: false,
      text: response.ok ? t('newsletter-entry.sent', { email }) : failureText(t, response.error),
    });
  }

  return (
    <form
      method="post"
      action={formAddress(app, 'newsletter')}
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      <label htmlFor={id} className={styles.label}>
        {t('newsletter-entry.label')}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-describedby={`${id}-note`}
          className={`field ${styles.field}`}
        />
        <button type="submit" aria-disabled={answer.isSending || undefined} className={`button ${styles.button}`}>
          {t('newsletter-entry.submit')}
        </button>
      </div>
      <div id={`${id}-note`} className={styles.note}>
        <p hidden={answer.text !== ''}>{t('newsletter-entry.note')}</p>
        {/* Excludes the hint, which would be read again while the form is being sent. */}
        <p role="status">{answer.text}</p>
      </div>
    </form>
  );
}
