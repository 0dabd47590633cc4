import { type ReactElement, useId } from 'react';
import { useT } from '../messages/use-t.ts';
import styles from './term.module.css';

/** A fact's name, with what it means one press away (UX rule 8). A popover needs no script. */
export function Term({ name, meaning }: { name: string; meaning: string | undefined }): ReactElement {
  const t = useT();
  const id = useId();
  if (meaning === undefined) return <>{name}</>;
  return (
    <>
      {name}
      <button type="button" popoverTarget={id} aria-label={t('term.explain', { name })} className={styles.open}>
        ?
      </button>
      <div id={id} popover="auto" className={styles.meaning}>
        <p className={styles.name}>{name}</p>
        <p>{meaning}</p>
      </div>
    </>
  );
}
