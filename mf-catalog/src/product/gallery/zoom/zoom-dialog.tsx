import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Picture } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { maximumScale } from 'shared-contracts/zoom';
import { ArrowIcon, CloseIcon } from '../../../icons/icons.tsx';
import type { MessageKey } from '../../messages/messages.ts';
import { useZoom } from './use-zoom.ts';
import styles from './zoom-dialog.module.css';
import { zoomActionOfKey } from './zoom-keys.ts';

const step = 1.5;

type ZoomDialogProps = { pictures: readonly Picture[]; first: number; label: string; onClose(shown: number): void };

/**
 * One picture in a modal dialog. Keys: arrows switch between pictures, or pan a zoomed one; plus, minus and 0 change the scale; Escape
 * closes. The browser returns focus to the first picture, then the caller moves it to the last shown one.
 */
export function ZoomDialog({ pictures, first, label, onClose }: ZoomDialogProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(first);
  const [scale, setScale] = useState(1);
  const picture = pictures[shown];
  const { frame, zoom } = useZoom(setScale);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const showOther = (by: number) => setShown((shown + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? null : zoomActionOfKey(event.key, scale > 1);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'switch') showOther(action.by);
    else if (action.kind === 'pan') zoom.current?.pan(action.by);
    else zoom.current?.by(action.factor);
  };
  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={`daylight ${styles.dialog}`}
      onKeyDown={onKeyDown}
      onClose={() => onClose(shown)}
    >
      <div key={picture.url} ref={frame} className={styles.frame}>
        <PictureElement
          picture={picture}
          // Large enough to zoom in.
          sizes="1920px"
          draggable={false}
          className={styles.picture}
        />
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('zoom.close')}
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon />
      </button>
      <div className={styles.bar}>
        {pictures.length > 1 && (
          <button type="button" className={styles.back} aria-label={t('zoom.previous')} onClick={() => showOther(-1)}>
            <ArrowIcon />
          </button>
        )}
        <button
          type="button"
          aria-label={t('zoom.out')}
          // If it were disabled it would lose the focus; the scale is limited anyway.
          aria-disabled={scale <= 1}
          onClick={() => zoom.current?.by(1 / step)}
        >
          −
        </button>
        <p role="status">{t('product.picture', { number: shown + 1, count: pictures.length })}</p>
        <button
          type="button"
          aria-label={t('zoom.in')}
          aria-disabled={scale >= maximumScale}
          onClick={() => zoom.current?.by(step)}
        >
          +
        </button>
        {pictures.length > 1 && (
          <button type="button" aria-label={t('zoom.next')} onClick={() => showOther(1)}>
            <ArrowIcon />
          </button>
        )}
      </div>
    </dialog>
  );
}
