import { type ReactElement, useState } from 'react';
import { failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../layout/in-language.ts';
import { Note, Panel } from '../layout/panel.tsx';
import styles from './details-page.module.css';
import type { MessageKey } from './messages/messages.ts';

/** Downloads everything that is stored about the account (GDPR, article 20). */
export function ExportPanel(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [isLoading, setLoading] = useState(false);
  const [note, setNote] = useState<{ kind: 'done' | 'failed'; text: string } | null>(null);

  async function download(): Promise<void> {
    if (isLoading) return;
    setLoading(true);
    const response = await app.api.get<unknown>(inLanguage('/api/v1/user/export/', app));
    if (response.ok) saveFile('bergauf-konto.json', JSON.stringify(response.data, null, 2));
    setNote(
      response.ok ? { kind: 'done', text: t('export.done') } : { kind: 'failed', text: failureText(t, response.error) },
    );
    setLoading(false);
  }

  return (
    <Panel heading={t('export.title')}>
      <p className={styles.text}>{t('export.text')}</p>
      <div className={styles.parts}>
        {note ? <Note kind={note.kind}>{note.text}</Note> : null}
        <button
          type="button"
          className={`button ${styles.action}`}
          aria-disabled={isLoading || undefined}
          onClick={download}
        >
          {t(isLoading ? 'export.loading' : 'export.submit')}
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
