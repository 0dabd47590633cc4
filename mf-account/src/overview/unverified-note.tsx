import { type ReactElement, useState } from 'react';
import { failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../layout/in-language.ts';
import { Note } from '../layout/panel.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './overview-page.module.css';

/** The email address is not confirmed yet: the email can be sent again. */
export function UnverifiedNote(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [state, setState] = useState<{ kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; text: string }>({
    kind: 'idle',
  });

  async function resend(): Promise<void> {
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    const response = await app.api.post<unknown>(inLanguage('/api/v1/user/doi/', app));
    setState(response.ok ? { kind: 'sent' } : { kind: 'failed', text: failureText(t, response.error) });
  }

  if (state.kind === 'sent')
    return (
      <Note kind="done" reply>
        {t('overview.resent')}
      </Note>
    );
  return (
    <Note kind="hint">
      <p>{t('overview.unverified')}</p>
      {state.kind === 'failed' ? <p role="alert">{state.text}</p> : null}
      <button type="button" className={`text-link ${styles.link}`} onClick={resend}>
        {t(state.kind === 'sending' ? 'overview.resending' : 'overview.resend')}
      </button>
    </Note>
  );
}
