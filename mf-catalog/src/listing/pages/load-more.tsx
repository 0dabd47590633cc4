import { clsx } from 'clsx/lite';
import type { MouseEvent, ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick, Link, useNavigate, useNavigation } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import { type LoadedFrom, loadedFrom } from './loaded-pages.ts';
import styles from './pagination.module.css';

type LoadMoreProps = {
  href: string;
  /** The first page that is shown. */
  firstPage: number;
  /** Number of articles on the next page. */
  count: number;
};

/** Loads the next page below this one. It replaces the history entry, so that Back leaves the list. */
export function LoadMore({ href, firstPage, count }: LoadMoreProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const navigate = useNavigate();
  const isBusy = loadedFrom(useNavigation().location?.state) !== null;
  const load = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const state: LoadedFrom = { loadedFrom: firstPage };
    if (!isBusy) void navigate(href, { replace: true, preventScrollReset: true, state });
  };
  return (
    <Link to={href} className={clsx('button', styles.more)} aria-busy={isBusy} onClick={load}>
      {t('pages.more', { count })}
    </Link>
  );
}
