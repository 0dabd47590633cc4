import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import type { StoresMessageKey } from '../hours/messages/messages.ts';
// The server draws the map before its code is loaded: its styles are part of the page's.
import './base-map.module.css';
import './map-controls.module.css';
import './store-map.module.css';
import './store-markers.module.css';
import './tiles/street-map.module.css';
import styles from './map-frame.module.css';
import type { StoreMapProps } from './store-map-props.ts';

const StoreMap = lazyComponent(async () => (await import('./store-map.tsx')).StoreMap);

/** The place of the map. The server draws it; its code is loaded on demand and adopts the drawing, without a layout shift. */
export function MapFrame({ className, ...map }: StoreMapProps & { className?: string | undefined }): ReactElement {
  const t = useTranslate<StoresMessageKey>();
  const hasTiles = useApp().config.mapTiles !== undefined;
  return (
    <div className={`daylight ${styles.frame} ${className ?? ''}`}>
      <StoreMap
        {...map}
        fallback={<div className={`skeleton ${styles.waiting}`} />}
        failed={(retry) => (
          <div className={styles.unavailable}>
            <p>{t('map.unavailable')}</p>
            <button type="button" className="button" onClick={retry}>
              {t('map.retry')}
            </button>
          </div>
        )}
      />
      <p className={styles.hint} data-above={hasTiles || undefined} aria-hidden="true">
        <span className={styles.mouseHint}>{t('map.wheel')}</span>
        <span className={styles.touchHint}>{t('map.touch')}</span>
      </p>
    </div>
  );
}
