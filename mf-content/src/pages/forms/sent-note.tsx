import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './page-form.module.css';

type SentNoteProps = { title: string; number?: string; children: ReactNode };

/** Replaces a sent form, and takes the focus. The number of the request stays on one line of the title. */
export function SentNote({ title, number = '', children }: SentNoteProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [before, after] = number === '' ? [title] : title.split(number);
  return (
    <section className={styles.sent}>
      <h3 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        {before}
        {after === undefined ? null : <span className={styles.number}>{number}</span>}
        {after}
      </h3>
      {children}
    </section>
  );
}
