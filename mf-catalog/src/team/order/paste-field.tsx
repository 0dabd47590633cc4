import { type ClipboardEvent, type ReactElement, type RefObject, useId } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { mostRows, type PastedList } from './paste-list.ts';
import styles from './team-order.module.css';

type PasteFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  onPaste(event: ClipboardEvent): void;
  onTake(): void;
};

/** A text field for the list of a whole team, and for lines of it that have to be corrected. */
export function PasteField({ field, onPaste, onTake }: PasteFieldProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const id = useId();
  return (
    <details className={styles.paste}>
      <summary>{t('order.paste')}</summary>
      <label htmlFor={id}>{t('order.paste.hint')}</label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        className="field"
        placeholder={t('order.paste.example')}
        onPaste={onPaste}
      />
      <button type="button" className="button" onClick={onTake}>
        {t('order.paste.take')}
      </button>
    </details>
  );
}

/** What became of the list, or how many pieces were added to the cart. */
export function PasteReply({ added, pasted }: { added: number; pasted: PastedList | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <p role="status" className={styles.pasted}>
      {added > 0 && t('order.added', { count: added })} {pasted && t('order.pasted', { count: pasted.rows.length })}{' '}
      {pasted && pasted.unknown.length > 0 && t('order.unknown', { lines: pasted.unknown.join(' / ') })}{' '}
      {pasted && pasted.unread.length > 0 && t('order.unread', { columns: pasted.unread.join(', ') })}{' '}
      {pasted?.isGuessed && t('order.guessed')}{' '}
      {pasted && pasted.leftOut > 0 && t('order.left-out', { most: mostRows, count: pasted.leftOut })}
    </p>
  );
}
