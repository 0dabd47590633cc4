import { type ReactElement, useState } from 'react';
import { checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { SignedInDevice } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../../frame/in-language.ts';
import { Note, Panel } from '../../frame/panel.tsx';
import { useRead } from '../../frame/use-read.ts';
import type { MessageKey } from '../messages/messages.ts';
import { DeviceRow, useDeviceName } from './device-row.tsx';
import styles from './devices.module.css';

const isDevice = hasShape<SignedInDevice>({ id: 'string', lastUsedAt: 'string', isCurrent: 'boolean' });
const areDevices = (data: unknown): data is SignedInDevice[] => Array.isArray(data) && data.every(isDevice);

const devicesPath = '/api/v1/user/sessions/';

/** The browsers that are signed in; each can be signed out, and all others at once. */
export function DevicesPanel(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const nameOf = useDeviceName();
  const { read, retry, show } = useRead(inLanguage(devicesPath, app), areDevices);
  const [note, setNote] = useState<{ kind: 'done' | 'failed'; text: string; count: number } | null>(null);
  const [isSending, setSending] = useState(false);

  async function signOut(path: string, done: string): Promise<void> {
    if (isSending) return;
    setSending(true);
    const response = checkResponse(await app.api.delete<unknown>(inLanguage(path, app)), areDevices);
    if (response.ok) show(response.data);
    setNote((before) => ({
      kind: response.ok ? 'done' : 'failed',
      text: response.ok ? done : failureText(t, response.error),
      count: (before?.count ?? 0) + 1,
    }));
    setSending(false);
  }

  return (
    <Panel heading={t('devices.title')}>
      <div className={styles.parts} aria-busy={isSending}>
        {note ? (
          // Each reply is a note of its own: the next device is signed out by a button that is gone again.
          <Note key={note.count} kind={note.kind} isReply>
            {note.text}
          </Note>
        ) : null}
        {read.status === 'pending' ? (
          <div role="status">
            <span className="visually-hidden">{t('devices.loading')}</span>
            <div className={`skeleton ${styles.skeleton}`} />
          </div>
        ) : null}
        {read.status === 'error' ? (
          <Note kind="failed">
            <p>{failureText(t, read.error)}</p>
            <button type="button" className={`text-link ${styles.action}`} onClick={retry}>
              {t('failure.retry')}
            </button>
          </Note>
        ) : null}
        {read.status === 'success' ? (
          <>
            <ul>
              {read.data.map((device) => (
                <li key={device.id}>
                  <DeviceRow
                    device={device}
                    name={nameOf(device)}
                    onSignOut={() =>
                      signOut(`${devicesPath}${encodeURIComponent(device.id)}/`, t('devices.signed-out'))
                    }
                  />
                </li>
              ))}
            </ul>
            {read.data.length > 1 ? (
              <button
                type="button"
                className={`button ${styles.action}`}
                onClick={() => signOut(devicesPath, t('devices.all-signed-out'))}
              >
                {t('devices.everywhere')}
              </button>
            ) : null}
          </>
        ) : null}
      </div>
    </Panel>
  );
}
