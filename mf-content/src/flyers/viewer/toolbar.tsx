import { clsx } from 'clsx/lite';
import { type ReactElement, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick } from 'shared-contracts/routing';
import { maximumScale } from 'shared-contracts/zoom';
import { BackIcon, CloseIcon, ForwardIcon, FullScreenIcon, MinusIcon, PlusIcon, PrintIcon } from '../flyer-icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { pagesOf, type Spread } from './book/spreads.ts';
import type { FlyerData } from './flyer-loader.ts';
import { printFlyer } from './print-flyer.ts';
import styles from './toolbar.module.css';
import type { FullScreen } from './use-full-screen.ts';
import { scaleStep } from './viewer-keys.ts';

type TurnLinkProps = {
  by: 1 | -1;
  /** Null at a cover. */
  to: string | null;
  label: string;
  className: string | undefined;
  onTurn(by: 1 | -1): void;
};

/** A link to the next pages; with script it turns to them. At a cover it stays in place, so that the focus is not lost. */
export function TurnLink({ by, to, label, className, onTurn }: TurnLinkProps): ReactElement {
  return (
    <a
      href={to ?? undefined}
      role={to === null ? 'link' : undefined}
      aria-disabled={to === null || undefined}
      tabIndex={to === null ? 0 : undefined}
      rel={by === 1 ? 'next' : 'prev'}
      aria-label={label}
      className={clsx(styles.turn, className)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onTurn(by);
      }}
    >
      {by === 1 ? <ForwardIcon /> : <BackIcon />}
    </a>
  );
}

type ToolbarProps = {
  data: FlyerData;
  spread: Spread;
  scale: number;
  /** Null until the code for zooming has been loaded. */
  zoomBy: ((factor: number) => void) | null;
  fullScreen: FullScreen | null;
};

export function Toolbar({ data, spread, scale, zoomBy, fullScreen }: ToolbarProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [isPrinting, setPrinting] = useState(false);
  const count = data.pages.length;
  const [from, to] = pagesOf(spread);
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.position}>
        {from === undefined || to === undefined
          ? t('flyer.pageOf', { page: from ?? 1, count })
          : t('flyer.pagesOf', { from, to, count })}
      </p>
      <div className={styles.tools}>
        <button
          type="button"
          aria-label={t('flyer.zoomOut')}
          aria-disabled={scale <= 1 || undefined}
          onClick={() => zoomBy?.(1 / scaleStep)}
        >
          <MinusIcon />
        </button>
        <button
          type="button"
          aria-label={t('flyer.zoomIn')}
          aria-disabled={zoomBy === null || scale >= maximumScale || undefined}
          onClick={() => zoomBy?.(scaleStep)}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          className={styles.print}
          aria-label={t(isPrinting ? 'flyer.printing' : 'flyer.print')}
          aria-busy={isPrinting || undefined}
          onClick={async () => {
            if (isPrinting) return;
            setPrinting(true);
            await printFlyer();
            setPrinting(false);
          }}
        >
          <PrintIcon />
        </button>
        {fullScreen && (
          <button
            type="button"
            aria-label={t(fullScreen.isOn ? 'flyer.leaveFullScreen' : 'flyer.fullScreen')}
            onClick={fullScreen.toggle}
          >
            {fullScreen.isOn ? <CloseIcon /> : <FullScreenIcon />}
          </button>
        )}
      </div>
    </div>
  );
}
