import type { ReactElement, ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Two fields side by side, stacked where it is narrow; `wide-first` and `wide-last` name the longer one. */
export function FieldPair({
  look,
  children,
}: {
  look?: 'wide-first' | 'wide-last';
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.pair} data-look={look}>
      {children}
    </div>
  );
}

/** Limits the width of a form. */
export function FormWidth({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.width}>{children}</div>;
}
