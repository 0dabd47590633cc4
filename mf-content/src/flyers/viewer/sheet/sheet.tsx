import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from 'shared-contracts/sheet.module.css';
import { CloseIcon } from '../../flyer-icons.tsx';

type SheetProps = { title: string; closeLabel: string; onClose(): void; children: ReactNode };

/**
 * A modal sheet: from the bottom on phones, from the right elsewhere. Escape, the button, Back and a press on the backdrop close it; the
 * browser returns the focus.
 */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect: the browser returns the focus only if the dialog is closed before it is removed from the document.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    const { style } = document.documentElement;
    const before = style.overflow;
    sheet?.showModal();
    style.overflow = 'hidden';
    return () => {
      sheet?.close();
      style.overflow = before;
    };
  }, []);
  // On click: if the press closed it, the click of a tap would reach the hot spot below.
  useEffect(() => {
    const sheet = dialog.current;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    // The backdrop belongs to the dialog itself. A text selection may end there, too.
    let isPressedBeside = false;
    sheet?.addEventListener('pointerdown', ({ target }) => (isPressedBeside = target === sheet), options);
    sheet?.addEventListener('click', ({ target }) => isPressedBeside && target === sheet && onClose(), options);
    return () => listeners.abort();
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      data-own-history=""
      onCancel={(event) => {
        // The history closes it, as Back does.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
