import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { StoresMessageKey } from '../hours/messages/messages.ts';
import styles from './map-controls.module.css';
import { type MapFrame, type MapView, moved, unitsPerPixel, wholeMap, zoomedAt } from './map-view.ts';
import type { Obstacle } from './placed-labels.ts';

const step = 1.6;
const keyPixels = 80;

type Move = (view: MapView, frame: MapFrame, depth: number) => MapView;

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: (view, frame) => moved(view, -keyPixels, 0, frame),
  ArrowRight: (view, frame) => moved(view, keyPixels, 0, frame),
  ArrowUp: (view, frame) => moved(view, 0, -keyPixels, frame),
  ArrowDown: (view, frame) => moved(view, 0, keyPixels, frame),
  '+': (view, _, depth) => zoomedAt(view, step, view, depth),
  '-': (view, _, depth) => zoomedAt(view, 1 / step, view, depth),
  '0': () => wholeMap,
};

/** What a key does to the view. Shortcuts of the browser are left alone. */
export function moveOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Move | undefined {
  return ctrlKey || metaKey || altKey ? undefined : moves[key];
}

/** The place of the buttons on the map, which labels avoid. */
export function controlsObstacle(view: MapView, frame: MapFrame): Obstacle {
  const units = unitsPerPixel(view, frame);
  return {
    x: view.x - (frame.width / 2 - 34) * units,
    y: view.y - (frame.height / 2 - 78) * units,
    halfWidth: 28,
    halfHeight: 72,
  };
}

type MapControlsProps = { onZoom(factor: number): void; onWhole(): void };

/** The buttons in the upper corner. */
export function MapControls({ onZoom, onWhole }: MapControlsProps): ReactElement {
  const t = useTranslate<StoresMessageKey>();
  return (
    <div className={styles.controls}>
      <button type="button" aria-label={t('map.zoom-in')} onClick={() => onZoom(step)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 4v12M4 10h12" />
        </svg>
      </button>
      <button type="button" aria-label={t('map.zoom-out')} onClick={() => onZoom(1 / step)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12" />
        </svg>
      </button>
      <button type="button" aria-label={t('map.whole')} onClick={onWhole}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5" />
        </svg>
      </button>
    </div>
  );
}
