import type { ReactElement } from 'react';
import { useShellTranslate } from '../shell-messages.ts';
import styles from './page-skeleton.module.css';

/** Stands while a private page is being loaded in the browser. */
export function PageSkeleton(): ReactElement {
  const t = useShellTranslate();
  return (
    <section className={`page ${styles['frame'] ?? ''}`} aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <noscript>
        <p className={styles['noscript']}>{t('noscript')}</p>
      </noscript>
      <div className={`skeleton ${styles['title'] ?? ''}`} />
      <div className={`skeleton ${styles['line'] ?? ''}`} />
      <div className={`skeleton ${styles['block'] ?? ''}`} />
    </section>
  );
}
