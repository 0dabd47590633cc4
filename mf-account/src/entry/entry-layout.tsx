import type { ReactElement, ReactNode } from 'react';
import { AlpineScene } from './alpine-scene.tsx';
import styles from './entry-layout.module.css';

type EntryLayoutProps = { title: string; lead: string; children: ReactNode };

/** The calm page that login and registration share: the form, and a morning above the tree line beside it. */
export function EntryLayout({ title, lead, children }: EntryLayoutProps): ReactElement {
  return (
    <div className={styles.entry}>
      <div className={styles.column}>
        <div className={styles.form}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <AlpineScene className={styles.scene} />
    </div>
  );
}
