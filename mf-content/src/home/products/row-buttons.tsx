import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { BackIcon, ForwardIcon } from '../../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './product-row.module.css';

type RowButtonsProps = { track: RefObject<HTMLElement | null>; name: string };

/** Scrolls by the width of the row. At an end the button is `aria-disabled`, which keeps focus. */
export function RowButtons({ track, name }: RowButtonsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);

  useEffect(() => {
    const { current } = track;
    if (!current) return;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      setAtStart(scrollLeft <= 1);
      setAtEnd(scrollLeft + clientWidth >= scrollWidth - 1);
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(current);
    current.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', update);
    };
  }, [track]);

  function scroll(direction: -1 | 1): void {
    const { current } = track;
    current?.scrollBy({ left: direction * current.clientWidth });
  }

  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label={t('row.back', { name })}
        aria-disabled={isAtStart || undefined}
        onClick={() => scroll(-1)}
      >
        <BackIcon />
      </button>
      <button
        type="button"
        aria-label={t('row.on', { name })}
        aria-disabled={isAtEnd || undefined}
        onClick={() => scroll(1)}
      >
        <ForwardIcon />
      </button>
    </div>
  );
}
