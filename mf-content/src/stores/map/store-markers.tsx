import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick, Link } from 'shared-contracts/routing';
import type { StoresMessageKey } from '../hours/messages/messages.ts';
import { placeNameIn } from '../place-names.ts';
import { type Cluster, markerText } from './clusters.ts';
import styles from './store-markers.module.css';

type MarkersProps = {
  clusters: readonly Cluster[];
  /** Whether the list numbers stores of the map. */
  isNumbered: boolean;
  /** Id of the store that the list highlights. */
  active: number | null;
  onActive(id: number | null): void;
  /** @returns whether the store was found in the list; else its page opens */
  onSelect(id: number): boolean;
  onZoom(cluster: Cluster): void;
};

/** The stores on the map. A marker links to its store's page; overlapping ones are grouped in one, which zooms in. */
export function StoreMarkers({ clusters, isNumbered, active, onActive, onSelect, onZoom }: MarkersProps): ReactElement {
  const t = useTranslate<StoresMessageKey>();
  const { locale } = useApp();
  // Later elements are on top: those that the list numbers. The highlighted one is drawn again above them instead of being moved, so that
  // the Tab order stays the same.
  const rank = ({ stores: [first] }: Cluster): number => (first.number === null ? 0 : 1);
  const inOrder = clusters.toSorted((a, b) => rank(a) - rank(b));
  const highlighted = clusters.find(({ stores: group }) => group.some(({ id }) => id === active));
  return (
    <>
      {inOrder.map((cluster) => {
        const [first, ...others] = cluster.stores;
        const isActive = cluster === highlighted;
        const text = markerText(cluster, isNumbered);
        const town = placeNameIn(first.town, locale);
        const hover = {
          onPointerEnter: () => onActive(first.id),
          onPointerLeave: () => onActive(null),
          onFocus: () => onActive(first.id),
          onBlur: () => onActive(null),
        };
        return (
          <g key={first.id} transform={`translate(${cluster.x} ${cluster.y})`} data-store={first.id}>
            {others.length === 0 ? (
              <Link
                to={first.url}
                className={styles.marker}
                aria-label={first.number === null ? first.name : `${first.number} ${first.name}`}
                data-active={isActive || undefined}
                data-numbered={first.number !== null || undefined}
                {...hover}
                onClick={(event) => {
                  if (isPlainClick(event) && onSelect(first.id)) event.preventDefault();
                }}
              >
                <Pin text={text} />
              </Link>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot be part of a drawing
              <g
                role="button"
                tabIndex={0}
                className={`${styles.marker} ${styles.cluster}`}
                aria-label={`${isNumbered ? `${text} ` : ''}${t('map.cluster', { count: cluster.stores.length, town })}`}
                data-active={isActive || undefined}
                onClick={() => onZoom(cluster)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  event.stopPropagation();
                  onZoom(cluster);
                }}
              >
                <Pin text={text} />
              </g>
            )}
          </g>
        );
      })}
      {highlighted ? <Highlight cluster={highlighted} text={markerText(highlighted, isNumbered)} /> : null}
    </>
  );
}

function Pin({ text }: { text: string }): ReactElement {
  return (
    <>
      <circle className={styles.target} />
      <circle className={styles.dot} />
      <text className={styles.number} dy="0.36em">
        {text}
      </text>
    </>
  );
}

/**
 * Draws the highlighted marker again above all others, with the name of a single store. Assistive technology reads the name from its link.
 */
function Highlight({ cluster, text }: { cluster: Cluster; text: string }): ReactElement {
  const [first, ...others] = cluster.stores;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an element of a drawing is not focusable
    <g
      aria-hidden="true"
      transform={`translate(${cluster.x} ${cluster.y})`}
      className={`${styles.marker} ${styles.highlight} ${others.length > 0 ? styles.cluster : ''}`}
      data-active
      data-numbered={first.number !== null || undefined}
    >
      <Pin text={text} />
      {others.length === 0 ? (
        <text className={styles.name} dy="-1.7em">
          {first.name}
        </text>
      ) : null}
    </g>
  );
}
