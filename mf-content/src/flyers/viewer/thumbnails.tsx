import { type ReactElement, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { localAddress } from 'shared-contracts/paths';
import { PictureElement } from 'shared-contracts/picture';
import { isPlainClick } from 'shared-contracts/routing';
import { flyerPaths } from '../flyer-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { FlyerData } from './flyer-loader.ts';
import styles from './thumbnails.module.css';

type ThumbnailsProps = {
  data: FlyerData;
  /** The open pages. */
  shown: readonly number[];
  onJump(page: number): void;
};

/** A row of all pages. It scrolls so that the open ones are visible. */
export function Thumbnails({ data, shown, onJump }: ThumbnailsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const paths = flyerPaths(config);
  const row = useRef<HTMLOListElement>(null);
  const [first = 1] = shown;
  useEffect(() => {
    const item = row.current?.children[first - 1];
    if (!row.current || !(item instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would scroll the page as well.
    row.current.scrollTo({ left: item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2 });
  }, [first]);
  return (
    <nav aria-label={t('flyer.thumbnails')} className={styles.thumbnails}>
      <ol ref={row} tabIndex={-1} className={styles.row}>
        {data.pages.map(({ number, picture }) => (
          <li key={number}>
            <a
              href={localAddress(config, paths.flyer(data.path, number))}
              aria-label={t('flyer.page', { page: number })}
              aria-current={shown.includes(number) ? 'page' : undefined}
              className={styles.thumbnail}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onJump(number);
              }}
            >
              <PictureElement picture={picture} sizes="64px" alt="" loading="lazy" className={styles.picture} />
              <span aria-hidden="true">{number}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
