import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { StoresMessageKey } from '../hours/messages/messages.ts';
import { BaseMap } from './base-map.tsx';
import { type Cluster, clustersOf, markerDistance } from './clusters.ts';
import {
  drawnDepth,
  isVisible,
  leastViewBox,
  type MapFrame,
  type MapView,
  moved,
  unitsPerPixel,
  viewBox,
  viewOf,
  wholeMap,
  within,
  zoomedAt,
} from './map-view.ts';
import { type Obstacle, placedLabels } from './placed-labels.ts';
import styles from './store-map.module.css';
import type { StoreMapProps } from './store-map-props.ts';
import { StoreMarkers } from './store-markers.tsx';
import { StreetMap, StreetMapSwitch, streetDepth, streetMap } from './tiles/street-map.tsx';
import { useElementSize } from './use-element-size.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMapGestures } from './use-map-gestures.ts';

/** The server draws for a frame of this size; styles correct texts and markers for others until the actual frame is known. */
const assumed: MapFrame = { width: 760, height: 640 };
/** Radius of a marker in pixels. */
const radius = 13;
const step = 1.6;
const keyPixels = 80;

const keys: Readonly<Record<string, (view: MapView, frame: MapFrame, depth: number) => MapView>> = {
  ArrowLeft: (view, frame) => moved(view, -keyPixels, 0, frame),
  ArrowRight: (view, frame) => moved(view, keyPixels, 0, frame),
  ArrowUp: (view, frame) => moved(view, 0, -keyPixels, frame),
  ArrowDown: (view, frame) => moved(view, 0, keyPixels, frame),
  '+': (view, _, depth) => zoomedAt(view, step, view, depth),
  '-': (view, _, depth) => zoomedAt(view, 1 / step, view, depth),
  '0': () => wholeMap,
};

/** The buttons in the upper corner. */
function buttonsOf(view: MapView, frame: MapFrame): Obstacle {
  const units = unitsPerPixel(view, frame);
  return {
    x: view.x - (frame.width / 2 - 34) * units,
    y: view.y - (frame.height / 2 - 78) * units,
    halfWidth: 28,
    halfHeight: 72,
  };
}

/** The map of the stores: drawn from our own data, movable by mouse, touch, buttons and keys. */
export function StoreMap({ stores, focus, place, alone, active, onActive, onSelect }: StoreMapProps): ReactElement {
  const t = useTranslate<StoresMessageKey>();
  const { config, locale } = useApp();
  const { mapTiles: tiles } = config;
  const isStreetMap = streetMap.use((isOn) => isOn) && tiles !== undefined;
  const depth = isStreetMap ? streetDepth(tiles) : drawnDepth;
  const helpId = useId();
  const map = useRef<SVGSVGElement>(null);
  const frame = useElementSize(map);
  const first = viewOf(focus);
  const [view, setView] = useState(first);
  const firstKey = `${first.x} ${first.y} ${first.zoom}`;
  const [shownKey, setShownKey] = useState(firstKey);
  // Another search shows another part of the country.
  if (shownKey !== firstKey) {
    setShownKey(firstKey);
    setView(first);
  }
  const change = (next: (before: MapView, size: MapFrame) => MapView): void =>
    setView((before) => next(before, frame ?? assumed));
  useMapGestures(map, depth, change);
  const keptFocus = useKeptFocus(map, () => onActive(null));
  // Without tiles, the drawing shows nothing where the street map was zoomed in beyond its maximum.
  if (view.zoom > depth) setView(within(view, depth));

  const units = unitsPerPixel(view, frame ?? assumed);
  const clusters = clustersOf(stores, markerDistance(view.zoom, depth, units), alone);
  const labels = isStreetMap
    ? []
    : placedLabels(view.zoom, clusters, units, [buttonsOf(view, frame ?? assumed)], locale);
  // The Tab key never reaches a marker outside the visible part.
  const visible = frame ? clusters.filter((cluster) => isVisible(cluster, radius, view, frame)) : clusters;
  // One screen pixel is one `em` of the drawing: markers and texts keep their size at every zoom.
  useEffect(() => {
    if (frame && map.current) map.current.style.fontSize = `${units}px`;
  }, [frame, units]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = keys[event.key];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change((before, size) => next(before, size, depth));
  }

  function zoomTo({ stores: group }: Cluster): void {
    const closer = viewOf(group);
    setView(closer.zoom > view.zoom ? closer : zoomedAt(view, 2, closer, depth));
    map.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg
        ref={map}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        aria-label={t('map.label')}
        aria-describedby={helpId}
        className={styles.map}
        viewBox={frame ? viewBox(view, frame) : leastViewBox(view)}
        data-zoom={frame ? undefined : view.zoom}
        data-view={`${Math.round(view.x)} ${Math.round(view.y)} ${view.zoom.toFixed(2)}`}
        {...keptFocus}
        onKeyDown={onKeyDown}
      >
        <BaseMap />
        {isStreetMap && frame ? <StreetMap tiles={tiles} view={view} frame={frame} /> : null}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an element of a drawing is not focusable */}
        <g aria-hidden="true">
          {labels.map(({ text, kind, x, y }) => (
            <g key={`${kind} ${text}`} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
              <text className={styles.label} data-kind={kind}>
                {text}
              </text>
            </g>
          ))}
        </g>
        {place ? (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an element of a drawing is not focusable
          <g transform={`translate(${place.x} ${place.y})`} aria-hidden="true">
            <circle className={styles.place} />
            <circle className={styles.placeDot} />
          </g>
        ) : null}
        <StoreMarkers
          clusters={visible}
          isNumbered={stores.some(({ number }) => number !== null)}
          active={active}
          onActive={onActive}
          onSelect={onSelect}
          onZoom={zoomTo}
        />
      </svg>
      <p id={helpId} className="visually-hidden">
        {t('map.help')}
      </p>
      <div className={styles.controls}>
        <button type="button" aria-label={t('map.zoom-in')} onClick={() => change((v) => zoomedAt(v, step, v, depth))}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        </button>
        <button
          type="button"
          aria-label={t('map.zoom-out')}
          onClick={() => change((v) => zoomedAt(v, 1 / step, v, depth))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12" />
          </svg>
        </button>
        <button type="button" aria-label={t('map.whole')} onClick={() => setView(wholeMap)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5" />
          </svg>
        </button>
      </div>
      {tiles ? <StreetMapSwitch tiles={tiles} /> : null}
    </>
  );
}
