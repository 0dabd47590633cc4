import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../layout/in-language.ts';
import { Panel, ReplyNote } from '../layout/panel.tsx';
import { useAction } from '../layout/use-action.ts';
import styles from './details-page.module.css';
import type { MessageKey } from './messages/messages.ts';

/** Downloads everything that is stored about the account (GDPR, article 20). */
export function ExportPanel(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { isRunning, reply, run } = useAction();

  const load = () => app.api.get<unknown>(inLanguage('/api/v1/user/export/', app));

  function save(data: unknown): string {
    saveFile('bergauf-konto.json', JSON.stringify(data, null, 2));
    return t('export.done');
  }

  return (
    <Panel heading={t('export.title')}>
      <p className={styles.text}>{t('export.text')}</p>
      <div className={styles.parts}>
        <ReplyNote reply={reply} />
        <button
          type="button"
          className={`button ${styles.action}`}
          aria-disabled={isRunning || undefined}
          onClick={() => run(load, save)}
        >
          {t(isRunning ? 'export.loading' : 'export.submit')}
        </button>
      </div>
    </Panel>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
