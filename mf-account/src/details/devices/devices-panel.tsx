import { type ReactElement, useEffect, useRef } from 'react';
import { checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp, useSession } from 'shared-contracts/app';
import type { SignedInDevice } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../../layout/in-language.ts';
import { Note, Panel, ReplyNote } from '../../layout/panel.tsx';
import { useAction } from '../../layout/use-action.ts';
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
  const { isRunning, reply, run } = useAction();

  const signOut = (path: string, done: string): Promise<void> =>
    run(
      async () => checkResponse(await app.api.delete<unknown>(inLanguage(path, app)), areDevices),
      (devices) => {
        show(devices);
        return done;
      },
    );

  const signOutEverywhere = (): Promise<void> =>
    run(
      () => app.api.delete<unknown>(inLanguage(`${devicesPath}?all=true`, app)),
      () => {
        // Navigates home: this browser's session has ended too.
        app.session.signOut('shopper');
        return null;
      },
    );

  return (
    <Panel heading={t('devices.title')}>
      <div className={styles.parts} aria-busy={isRunning}>
        <ReplyNote reply={reply} />
        {read.status === 'pending' ? (
          <div role="status" data-loading>
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
