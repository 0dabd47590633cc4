import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { BackIcon, ForwardIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './product-row.module.css';

type RowButtonsProps = { track: RefObject<HTMLElement | null>; name: string };

/** A step of one screen each way; at an end the button says so and keeps the focus. */
export function RowButtons({ track, name }: RowButtonsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);

  useEffect(() => {
    const { current } = track;
    if (!current) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      setAtStart(scrollLeft <= 1);
      setAtEnd(scrollLeft + clientWidth >= scrollWidth - 1);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [track]);

  function turn(direction: -1 | 1): void {
    const { current } = track;
    current?.scrollBy({ left: direction * current.clientWidth });
  }

  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label={t('row.back', { name })}
        aria-disabled={isAtStart || undefined}
        onClick={() => turn(-1)}
      >
        <BackIcon />
      </button>
      <button
        type="button"
        aria-label={t('row.on', { name })}
        aria-disabled={isAtEnd || undefined}
        onClick={() => turn(1)}
      >
        <ForwardIcon />
      </button>
    </div>
  );
}
