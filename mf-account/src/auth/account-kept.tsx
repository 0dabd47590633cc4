import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';

/** After a login that has stopped the deletion of the account: says so before the shopper continues to `target`. */
export function AccountKept({ target }: { target: string }): ReactElement {
  const t = useTranslate<MessageKey>();
  const content = useRef<HTMLDivElement>(null);
  // The form that had the focus was removed.
  useEffect(() => content.current?.closest('main')?.querySelector('h1')?.focus(), []);
  return (
    <AuthLayout title={t('kept.title')} lead={t('kept.lead')}>
      <div ref={content} className={styles.actions}>
        <Link to={target} replace className="button button-primary">
          {t('kept.go-on')}
        </Link>
        <Link to={paths.accountDetails} className="button">
          {t('kept.delete')}
        </Link>
      </div>
    </AuthLayout>
  );
}
