import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import type { FlyoutName } from 'shared-contracts/events';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick, Link, useLocation } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './badge-link.module.css';

type BadgeLinkProps = { to: string; flyout: FlyoutName; count: number; name: string; children: ReactNode };

/** A link to the page. With script, a plain click opens the flyout instead. */
export function BadgeLink({ to, flyout, count, name, children }: BadgeLinkProps): ReactElement {
  const { bus } = useApp();
  const t = useTranslate<MessageKey>();
  const { pathname } = useLocation();

  function openFlyout(event: MouseEvent): void {
    if (pathname === to || !isPlainClick(event)) return;
    event.preventDefault();
    bus.emit('flyout-requested', { name: flyout });
  }

  return (
    <Link to={to} className={styles.badge} aria-label={name} onClick={openFlyout}>
      {children}
      {count > 0 ? (
        <span key={count} className={styles.count} aria-hidden="true">
          {t('badge.count', { count })}
        </span>
      ) : null}
    </Link>
  );
}
