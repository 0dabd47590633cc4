import type { ReactElement, ReactNode } from 'react';
import { AlpineScene } from './alpine-scene.tsx';
import styles from './auth-layout.module.css';

type AuthLayoutProps = { title: string; lead: string; children: ReactNode };

/** Layout of login and registration: the form beside an illustration. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps): ReactElement {
  return (
    <div className={styles.auth}>
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
