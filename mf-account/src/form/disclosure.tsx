import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

type DisclosureProps = {
  label: string;
  hint: string;
  /** Opens if a field inside is invalid, or has an initial value. */
  isOpened: boolean;
  children: ReactNode;
};

/** Optional fields behind a line that opens them. */
export function Disclosure({ label, hint, isOpened, children }: DisclosureProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpened && details.current) details.current.open = true;
  }, [isOpened]);
  return (
    <details ref={details} className={styles.disclosure}>
      <summary className={styles.summaryLine}>{label}</summary>
      <div className={styles.inside}>
        <p className={styles.hint}>{hint}</p>
        {children}
      </div>
    </details>
  );
}
