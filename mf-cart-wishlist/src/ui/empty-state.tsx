import type { ReactElement, ReactNode } from 'react';
import { EmptyScene } from './backpack-illustration.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = { heading: string; text: string; level: 1 | 2; children: ReactNode };

/** Shown for an empty list: a picture, a text, and links (`children`). */
export function EmptyState({ heading, text, level, children }: EmptyStateProps): ReactElement {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <EmptyScene className={styles.scene} />
      <div>
        <Heading className={styles.heading} tabIndex={level === 1 ? -1 : undefined}>
          {heading}
        </Heading>
        <p className={styles.text}>{text}</p>
        <div className={styles.links}>{children}</div>
      </div>
    </div>
  );
}
