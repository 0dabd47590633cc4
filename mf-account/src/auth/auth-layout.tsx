import type { ReactElement, ReactNode } from 'react';
import { AlpineScene } from './alpine-scene.tsx';
import styles from './auth-layout.module.css';

type AuthLayoutProps = {
  title: string;
  lead: string;
  /** On phones a long form replaces the illustration, so that its button is in the first screen (UX 34). */
  isLong?: boolean;
  children: ReactNode;
};

/** Layout of the entry pages: the form beside an illustration. */
export function AuthLayout({ title, lead, isLong = false, children }: AuthLayoutProps): ReactElement {
  return (
    <div className={styles.auth} data-long={isLong}>
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
