import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared-contracts/routing';
import styles from 'shared-contracts/sheet.module.css';
import { iconFrame } from './icon.tsx';

type SheetProps = { title: string; closeLabel: string; onClose(): void; children: ReactNode };

/**
 * A modal sheet: from the bottom on phones, from the right elsewhere. The browser keeps the focus inside and returns it afterwards. Escape,
 * the close button and a press on the backdrop close it.
 */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect: the browser returns the focus only if the dialog is closed before it is removed from the document.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    const { style } = document.documentElement;
    // A sheet underneath, such as the mobile menu, has locked the page, and unlocks it itself, perhaps before this one closes.
    const isLocked = style.overflow === 'hidden';
    sheet?.showModal();
    style.overflow = 'hidden';
    return () => {
      sheet?.close();
      if (!isLocked) style.overflow = '';
    };
  }, []);
  // Otherwise a sheet in the header would stay open on the next page.
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog itself.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <svg {...iconFrame} aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
