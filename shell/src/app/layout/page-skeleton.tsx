import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import styles from './page-skeleton.module.css';
import { useShellTranslate } from './shell-messages.ts';

/**
 * Shown while the browser loads a page that the server did not render.
 * @param isPublic the server lacks the page's code, so without script the page has failed; default: the page needs script
 */
export function PageSkeleton({ isPublic = false }: { isPublic?: boolean }): ReactElement {
  const t = useShellTranslate();
  return (
    <section className={clsx('page', styles.skeleton)} aria-busy="true" data-loading>
      <p className="visually-hidden">{t('loading')}</p>
      <noscript>
        <h1>{t(isPublic ? 'failed.title' : 'noscript')}</h1>
        {isPublic && t('failed.text')}
      </noscript>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </section>
  );
}
