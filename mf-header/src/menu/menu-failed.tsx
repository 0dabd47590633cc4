import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './menu-failed.module.css';

type MenuFailedProps = { className?: string | undefined; onRetry?: () => void };

/** Replaces the menu: a link to the whole assortment, and a retry button if `onRetry` is given. */
export function MenuFailed({ className, onRetry }: MenuFailedProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <p className={clsx('page', styles.failed, className)}>
      {t('menu.failed')}{' '}
      <Link to={paths.search()} className="text-link">
        {t('menu.everything')}
      </Link>
      {onRetry && (
        <button type="button" className="text-link" onClick={onRetry}>
          {t('menu.retry')}
        </button>
      )}
    </p>
  );
}
