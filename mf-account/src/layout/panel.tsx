import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  heading: string;
  /** At the end of the heading's row. */
  action?: ReactNode;
  /** `plain` has no background of its own. */
  look?: 'card' | 'plain';
  children: ReactNode;
};

/** A section of a page with a heading of its own. */
export function Panel({ heading, action, look = 'card', children }: PanelProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.panel} data-look={look} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

type NoteProps = {
  /** `failed` is announced at once. */
  kind: 'done' | 'hint' | 'failed';
  /**
   * Identifies the outcome to which the note replies; `true` for the only one. The note receives the focus if the pressed button is removed
   * or disabled by the change, because the focus would be lost. Another outcome, even with the same text, does so again.
   */
  reply?: unknown;
  children: ReactNode;
};

/** A sentence about what has happened or has to be done. */
export function Note({ kind, reply, children }: NoteProps): ReactElement {
  const note = useRef<HTMLDivElement>(null);
  const isReply = Boolean(reply);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome may have removed a button
  useEffect(() => {
    const focused = document.activeElement;
    if (isReply && (focused === document.body || focused?.matches(':disabled'))) note.current?.focus();
  }, [isReply, reply]);
  return (
    <div
      ref={note}
      tabIndex={isReply ? -1 : undefined}
      className={styles.note}
      data-kind={kind}
      role={kind === 'hint' ? undefined : kind === 'done' ? 'status' : 'alert'}
    >
      {children}
    </div>
  );
}
