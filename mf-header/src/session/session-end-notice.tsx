import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { CloseIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './session-end-notice.module.css';

/** At the bottom of the screen, over the page: it moves nothing. */
export function SessionEndNotice({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div role="status" className={styles.notice}>
      <p>{t('session.ended')}</p>
      <Link to={paths.login} className="button button-primary" onClick={onClose}>
        {t('account.login')}
      </Link>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
