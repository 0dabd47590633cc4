import { type ReactElement, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { wishlistStore } from '../wishlist/wishlist-store.ts';
import { useT } from './messages/use-t.ts';
import styles from './removed-note.module.css';

/** Says what was taken off and offers to put it back. Takes over the focus that left with the tile. */
export function RemovedNote(): ReactElement {
  const t = useT();
  const { wish } = wishlistStore.of(useApp()).getState();
  const removed = wishlistStore.use((state) => state.removed);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <div role="status">
      {removed ? (
        <div className={styles.note}>
          <p>{t('wishlist.removed', { name: `${removed.brandName} ${removed.nameWithoutBrand}` })}</p>
          <button ref={button} type="button" className={styles.back} onClick={() => wish(removed.id, true)}>
            {t('wishlist.put-back')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
