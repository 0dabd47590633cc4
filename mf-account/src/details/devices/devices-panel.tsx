import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type ApiError, checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp, useSession } from 'shared-contracts/app';
import type { SignedInDevice } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../../layout/in-language.ts';
import { Note, Panel } from '../../layout/panel.tsx';
import { useApiQuery } from '../../layout/use-api-query.ts';
import type { MessageKey } from '../messages/messages.ts';
import { DeviceRow, useDeviceName } from './device-row.tsx';
import styles from './devices.module.css';

const isDevice = hasShape<SignedInDevice>({ id: 'string', lastUsedAt: 'string', isCurrent: 'boolean' });
const areDevices = (data: unknown): data is SignedInDevice[] => Array.isArray(data) && data.every(isDevice);

const devicesPath = '/api/v1/user/sessions/';

/** The signed-in browsers; each can be signed out, all others at once, or all including this one. */
export function DevicesPanel(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const nameOf = useDeviceName();
  const { read, retry, refresh, show } = useApiQuery(inLanguage(devicesPath, app), areDevices);
  const session = useSession();
  const token = session.kind === 'customer' ? session.token : null;
  const readWith = useRef(token);
  // A new password has ended the other sessions, and restarted this one.
  useEffect(() => {
    if (token === null || token === readWith.current) return;
    readWith.current = token;
    refresh();
  }, [token, refresh]);
  const [note, setNote] = useState<{ kind: 'done' | 'failed'; text: string; count: number } | null>(null);
  const [isSending, setSending] = useState(false);

  function reply(kind: 'done' | 'failed', text: string): void {
    setNote((before) => ({ kind, text, count: (before?.count ?? 0) + 1 }));
  }
  const fail = (error: ApiError): void => reply('failed', failureText(t, error));

  async function signOut(path: string, done: string): Promise<void> {
    if (isSending) return;
    setSending(true);
    const response = checkResponse(await app.api.delete<unknown>(inLanguage(path, app)), areDevices);
    if (response.ok) {
      show(response.data);
      reply('done', done);
    } else fail(response.error);
    setSending(false);
  }

  async function signOutEverywhere(): Promise<void> {
    if (isSending) return;
    setSending(true);
    const response = await app.api.delete<unknown>(inLanguage(`${devicesPath}?all=true`, app));
    // Navigates home: this browser's session has ended too.
    if (response.ok) app.session.signOut('shopper');
    else fail(response.error);
    setSending(false);
  }

  return (
    <Panel heading={t('devices.title')}>
      <div className={styles.parts} aria-busy={isSending}>
        {note ? (
          // Each reply is a new note: the next device is signed out by a button that disappears again.
          <Note key={note.count} kind={note.kind} reply>
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
              <>
                <button
                  type="button"
                  className={`button ${styles.action}`}
                  onClick={() => signOut(devicesPath, t('devices.all-signed-out'))}
                >
                  {t('devices.everywhere-else')}
                </button>
                <button type="button" className={`text-link ${styles.action}`} onClick={signOutEverywhere}>
                  {t('devices.everywhere')}
                </button>
              </>
            ) : null}
          </>
        ) : null}
      </div>
    </Panel>
  );
}
