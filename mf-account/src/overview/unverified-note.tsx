import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../layout/in-language.ts';
import { Note, ReplyNote } from '../layout/panel.tsx';
import { useAction } from '../layout/use-action.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './overview-page.module.css';

/** The email address is not confirmed yet: the email can be sent again. */
export function UnverifiedNote(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { isRunning, reply, run, show } = useAction();

  const resend = (): Promise<void> =>
    run(
      () => {
        show(null);
        return app.api.post<unknown>(inLanguage('/api/v1/user/doi/', app));
      },
      () => t('overview.resent'),
    );

  if (reply?.kind === 'done') return <ReplyNote reply={reply} />;
  return (
    <Note kind="hint">
      <p>{t('overview.unverified')}</p>
      {reply ? <p role="alert">{reply.text}</p> : null}
      <button type="button" className={`text-link ${styles.link}`} onClick={resend}>
        {t(isRunning ? 'overview.resending' : 'overview.resend')}
      </button>
    </Note>
  );
}
