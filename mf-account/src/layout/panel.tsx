import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './panel.module.css';
import type { Reply } from './use-action.ts';

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
   * Whether the note replies to a press of a button. It receives the focus if the change removes or disables that button, because the focus
   * would be lost. The reply to the next press, even with the same text, is another note: it needs another `key`.
   */
  reply?: boolean;
  children: ReactNode;
};

/** A sentence about what has happened or has to be done. */
export function Note({ kind, reply = false, children }: NoteProps): ReactElement {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (reply && (focused === document.body || focused?.matches(':disabled'))) note.current?.focus();
  }, [reply]);
  return (
    <div
      ref={note}
      tabIndex={reply ? -1 : undefined}
      className={styles.note}
      data-kind={kind}
      role={kind === 'hint' ? undefined : kind === 'done' ? 'status' : 'alert'}
    >
      {children}
    </div>
  );
}

/** The reply to the last call, if there is one. `children`: what it offers next. */
export function ReplyNote({ reply, children }: { reply: Reply | null; children?: ReactNode }): ReactElement | null {
  if (reply === null) return null;
  return (
    <Note key={reply.id} kind={reply.kind} reply>
      {reply.text}
      {children}
    </Note>
  );
}
