import { type ReactElement, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { focusBeside } from '../ui/focus-beside.ts';
import { sizeText } from '../ui/size-text.ts';
import type { MessageKey } from './messages/messages.ts';
import type { MovedProduct } from './move-to-cart/size-sheet.tsx';
import styles from './removed-note.module.css';
import { wishlistStore } from './state/wishlist-store.ts';

/** Shows which product was removed or moved to the cart, with a button or link for the next step. Takes the focus of the removed tile. */
export function RemovedNote({ moved = null }: { moved?: MovedProduct | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { setListed } = wishlistStore.of(useApp()).getState();
  const removed = wishlistStore.use((state) => state.removed);
  const note = useRef<HTMLDivElement>(null);
  const hadButton = useRef(false);
  useEffect(() => {
    if (note.current && document.activeElement === document.body) {
      if (removed) note.current.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      // The product is listed again, and the button has disappeared.
      else if (hadButton.current) focusBeside(note.current);
    }
    hadButton.current = removed !== null;
  }, [removed]);
  const name = removed ? `${removed.brandName} ${removed.nameWithoutBrand}` : '';
  const isMoved = removed !== null && removed.id === moved?.productId;
  return (
    <div role="status" ref={note}>
      {removed ? (
        <div className={styles.note}>
          <p>{isMoved ? t('move.moved', { name, size: sizeText(t, moved.size) }) : t('wishlist.removed', { name })}</p>
          {isMoved ? (
            <Link to={paths.cart} className={styles.action}>
              {t('move.to-cart')}
            </Link>
          ) : (
            <button type="button" className={styles.action} onClick={() => setListed(removed.id, true, removed.team)}>
              {t('wishlist.put-back')}
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}
