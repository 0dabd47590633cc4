import { type ReactElement, useEffect, useState } from 'react';
import { type MapTiles, useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { createStore, defineStore } from 'shared-contracts/store';
import type { StoresMessageKey } from '../../hours/messages/messages.ts';
import { drawnDepth, type MapFrame, type MapView } from '../map-view.ts';
import styles from './street-map.module.css';
import { tileUrl, visibleTiles } from './tile-grid.ts';

/** Whether the shopper has requested the tiles. It lasts as long as the tab and is not stored. */
export const streetMap = defineStore(() => createStore(() => false));

/** The tile level that corresponds to the maximum zoom of the drawing, in a frame of usual size. */
const drawnLevel = 11;

/** Maximum zoom with tiles, which depends on the levels of the server. */
export const streetDepth = ({ maxZoom }: MapTiles): number => drawnDepth * 2 ** Math.max(0, maxZoom - drawnLevel);

type StreetMapProps = { tiles: MapTiles; view: MapView; frame: MapFrame };

/** Milliseconds after the last movement of the map, after which tiles are requested. */
const settledAfter = 150;

/** The tiles below the markers, in the same drawing. If a tile does not load, the drawn map stays visible. */
export function StreetMap({ tiles, view, frame }: StreetMapProps): ReactElement {
  const [settled, setSettled] = useState({ view, frame });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ view, frame }), settledAfter);
    return () => clearTimeout(timer);
  }, [view, frame]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an element of a drawing is not focusable
    <g aria-hidden="true" className={styles.tiles}>
      {visibleTiles(settled.view, settled.frame, tiles.maxZoom).map((tile) => (
        <image
          key={tile.key}
          href={tileUrl(tiles.url, tile)}
          x={tile.left}
          y={tile.top}
          // Slightly larger than its area: seams between tiles would show the drawing.
          width={tile.size * 1.002}
          height={tile.size * 1.002}
        />
      ))}
    </g>
  );
}

/** Asks before anything is loaded from the tile server, which then sees the shopper's IP address; names the owner of the data. */
export function StreetMapSwitch({ tiles }: { tiles: MapTiles }): ReactElement {
  const t = useTranslate<StoresMessageKey>();
  const app = useApp();
  const isOn = streetMap.use((state) => state);
  const { provider, attribution, attributionUrl } = tiles;
  return (
    <div className={styles.switch} data-on={isOn || undefined}>
      <button
        type="button"
        className={`text-link ${styles.switchButton}`}
        onClick={() => streetMap.of(app).setState(!isOn, true)}
      >
        {isOn ? t('map.drawn') : t('map.load', { provider })}
      </button>
      {isOn ? (
        <span>{attributionUrl === null ? attribution : <Link to={attributionUrl}>{attribution}</Link>}</span>
      ) : (
        <span>{t('map.load-note', { provider })}</span>
      )}
    </div>
  );
}
