import type { ReactElement } from 'react';
import styles from './row-skeletons.module.css';

/** As large as the lines it stands for. */
export function RowSkeletons({ label, lines }: { label: string; lines: number }): ReactElement {
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these lines are all the same and never move
        <div key={line} className={styles.line} aria-hidden="true">
          <div className={`skeleton ${styles.picture}`} />
          <div className={styles.facts}>
            <div className={`skeleton ${styles.brand}`} />
            <div className={`skeleton ${styles.name}`} />
            <div className={`skeleton ${styles.choices}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
