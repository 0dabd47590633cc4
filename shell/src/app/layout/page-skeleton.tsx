import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import styles from './page-skeleton.module.css';
import { useShellTranslate } from './shell-messages.ts';

/** Shown while the browser loads a private page. */
export function PageSkeleton(): ReactElement {
  const t = useShellTranslate();
  return (
    <section className={clsx('page', styles.skeleton)} aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <noscript>
        <h1>{t('noscript')}</h1>
      </noscript>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </section>
  );
}
