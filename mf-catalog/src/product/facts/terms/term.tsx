import { type ReactElement, useId } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import styles from './term.module.css';

/** A detail's name with a button that explains it (UX 8). A popover works without scripts. */
export function Term({ name, meaning }: { name: string; meaning: string | undefined }): ReactElement {
  const t = useTranslate<MessageKey>();
  const id = useId();
  if (meaning === undefined) return <>{name}</>;
  return (
    <>
      {name}
      <button type="button" popoverTarget={id} aria-label={t('term.explain', { name })} className={styles.open}>
        ?
      </button>
      <div id={id} popover="auto" data-layer="" className={styles.meaning}>
        <p className={styles.name}>{name}</p>
        <p>{meaning}</p>
      </div>
    </>
  );
}
