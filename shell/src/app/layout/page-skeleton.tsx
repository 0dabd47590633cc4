import type { ReactElement } from 'react';
import styles from './page-skeleton.module.css';
import { useShellTranslate } from './shell-messages.ts';

/** Shown while the browser loads a private page. */
export function PageSkeleton(): ReactElement {
  const t = useShellTranslate();
  return (
    <section className={`page ${styles.skeleton ?? ''}`} aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <noscript>
        <h1 className={styles.noscript}>{t('noscript')}</h1>
      </noscript>
      <div className={`skeleton ${styles.title ?? ''}`} />
      <div className={`skeleton ${styles.line ?? ''}`} />
      <div className={`skeleton ${styles.block ?? ''}`} />
    </section>
  );
}
