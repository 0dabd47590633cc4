import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { CloseIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './session-end-notice.module.css';

/** Why the shopper is at home: the session has ended (null), or a page of the account did not load. */
export type Reason = null | { readonly text: string; readonly path: string };

/** At the bottom of the screen, over the page: it moves nothing. */
export function SessionEndNotice({ reason, onClose }: { reason: Reason; onClose: () => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div role="status" className={styles.notice}>
      <p>{reason ? reason.text : t('session.ended')}</p>
      <Link to={reason ? reason.path : paths.login} className="button button-primary" onClick={onClose}>
        {t(reason ? 'menu.retry' : 'account.login')}
      </Link>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
