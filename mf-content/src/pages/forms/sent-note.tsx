import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './page-form.module.css';

/** Takes the place of a form that has been sent, and the focus. */
export function SentNote({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <h3 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}
