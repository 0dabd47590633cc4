import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatMoment } from 'shared-contracts/dates';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { withReturn } from '../account/return-to-here.ts';
import { CloseIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { useNoticeTranslate } from './messages/messages.ts';
import styles from './session-end-notice.module.css';

/**
 * Why the shopper is on the home page: the session has ended (null), the account will be deleted at a time (ISO 8601), or an account page
 * did not load.
 */
export type Reason = null | string | { readonly text: string; readonly path: string };

/** At the bottom of the screen, over the page, without a layout shift. */
export function SessionEndNotice({ reason, onClose }: { reason: Reason; onClose: () => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const say = useNoticeTranslate();
  const isFailure = typeof reason === 'object' && reason !== null;
  const day = useDay(isFailure ? null : reason);
  const login = day === null ? withReturn(paths.login, previousPage()) : paths.login;
  const ended = day === null ? say('session.ended') : say('session.deleted', { day });
  /** Moves the focus to the page's heading, as after a navigation, because the close button is removed. */
  function close(): void {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <div role="status" className={styles.notice}>
      <p>{isFailure ? reason.text : ended}</p>
      <Link to={isFailure ? reason.path : login} className="button button-primary" onClick={onClose}>
        {isFailure ? t('menu.retry') : day === null ? t('account.login') : say('session.keep')}
      </Link>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** The page of the shop on which the session has ended, from which the browser was redirected. Without one, this page. */
function previousPage(): URL | Location {
  const { referrer } = document;
  const page = URL.canParse(referrer) ? new URL(referrer) : null;
  return page?.origin === location.origin ? page : location;
}

/** The day of a time, as in the email about it; null for anything else, since the address may contain any text. */
function useDay(time: string | null): string | null {
  const { locale } = useApp();
  if (time === null || Number.isNaN(Date.parse(time))) return null;
  return formatMoment(time, locale, { dateStyle: 'long' });
}
