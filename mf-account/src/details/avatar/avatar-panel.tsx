import { type ChangeEvent, type ReactElement, useId } from 'react';
import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp, usePictureUrl } from 'shared-contracts/app';
import type { DrawnAvatar, PersonalData } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../../layout/in-language.ts';
import { Note, Panel, ReplyNote } from '../../layout/panel.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useApiQuery } from '../../layout/use-api-query.ts';
import type { MessageKey } from '../messages/messages.ts';
import { isPersonal } from '../personal-panel.tsx';
import styles from './avatar.module.css';
import { Avatar } from './avatar.tsx';

type AvatarPanelProps = { personal: PersonalData; onSave(personal: PersonalData): void };

const isDrawn = hasShape<DrawnAvatar>({ key: 'string', url: 'string', name: 'string' });
const areDrawn = (data: unknown): data is DrawnAvatar[] => Array.isArray(data) && data.every(isDrawn);

const avatarPath = '/api/v1/user/avatar/';
const maxBytes = 5 * 1024 * 1024;

/** A drawn picture, or a photo that the API crops and strips of its metadata. */
export function AvatarPanel({ personal, onSave }: AvatarPanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const pictureUrl = usePictureUrl();
  const fileId = useId();
  const { read } = useApiQuery(inLanguage('/api/v1/avatars/', app), areDrawn);
  const { isRunning, reply, run, show } = useAction();

  const save = (call: () => Promise<ApiResult<unknown>>, done: MessageKey): Promise<void> =>
    run(
      async () => checkResponse(await call(), isPersonal),
      (saved) => {
        onSave(saved);
        return t(done);
      },
    );

  const choose = (key: string | null): Promise<void> =>
    save(
      () => app.api.put<unknown>(inLanguage(avatarPath, app), { key }),
      key === null ? 'avatar.removed' : 'avatar.saved',
    );

  async function upload(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > maxBytes) show({ kind: 'failed', text: t('avatar.too-large') });
    else await save(() => app.api.post<unknown>(inLanguage(avatarPath, app), file), 'avatar.saved');
    // Without this, choosing the same file again would fire no event.
    input.value = '';
  }

  const drawn = read.status === 'success' ? read.data : [];
  return (
    <Panel heading={t('avatar.title')}>
      <div className={styles.parts} aria-busy={isRunning}>
        <div className={styles.current}>
          <Avatar personal={personal} className={styles.large} />
          {personal.avatar === null ? null : (
            <button type="button" className={`text-link ${styles.action}`} onClick={() => choose(null)}>
              {t('avatar.remove')}
            </button>
          )}
        </div>
        {isRunning ? (
          <Note kind="done" reply>
            {t('avatar.saving')}
          </Note>
        ) : (
          <ReplyNote reply={reply} />
        )}
        {drawn.length > 0 ? (
          <fieldset>
            <legend className={styles.legend}>{t('avatar.choose')}</legend>
            <ul className={styles.drawn}>
              {drawn.map(({ key, url, name }) => (
                <li key={key}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-label={name}
                    aria-pressed={personal.avatar === url}
                    onClick={() => choose(key)}
                  >
                    <img src={pictureUrl(url)} alt="" width={64} height={64} loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
        <div className={styles.upload}>
          <input
            id={fileId}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="visually-hidden"
            aria-describedby={`${fileId}-hint`}
            onChange={upload}
          />
          <label htmlFor={fileId} className="button">
            {t('avatar.upload')}
          </label>
          <p id={`${fileId}-hint`} className={styles.small}>
            {t('avatar.upload-hint')}
          </p>
        </div>
      </div>
    </Panel>
  );
}
