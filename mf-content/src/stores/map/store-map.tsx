import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { StoresMessageKey } from '../hours/messages/messages.ts';
import { BaseMap } from './base-map.tsx';
import { type Cluster, clustersOf, markerDistance } from './clusters.ts';
import { controlsObstacle, MapControls, moveOfKey } from './map-controls.tsx';
import {
  drawnDepth,
  isVisible,
  leastViewBox,
  type MapFrame,
  type MapView,
  unitsPerPixel,
  viewBox,
  viewOf,
  wholeMap,
  within,
  zoomedAt,
} from './map-view.ts';
import { placedLabels } from './placed-labels.ts';
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
    : placedLabels(view.zoom, clusters, units, [controlsObstacle(view, frame ?? assumed)], locale);
  // The Tab key never reaches a marker outside the visible part.
  const visible = frame ? clusters.filter((cluster) => isVisible(cluster, radius, view, frame)) : clusters;
  // One screen pixel is one `em` of the drawing: markers and texts keep their size at every zoom.
  useEffect(() => {
    if (frame && map.current) map.current.style.fontSize = `${units}px`;
  }, [frame, units]);

  function onKeyDown(event: KeyboardEvent): void {
    const move = moveOfKey(event);
    if (move === undefined) return;
    event.preventDefault();
    change((before, size) => move(before, size, depth));
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
      <MapControls
        onZoom={(factor) => change((before) => zoomedAt(before, factor, before, depth))}
        onWhole={() => setView(wholeMap)}
      />
      {tiles ? <StreetMapSwitch tiles={tiles} /> : null}
    </>
  );
}
