import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick, Link } from 'shared-contracts/routing';
import type { StoresMessageKey } from '../hours/messages/messages.ts';
import type { Cluster } from './clusters.ts';
import styles from './store-markers.module.css';

type MarkersProps = {
  clusters: readonly Cluster[];
  /** The store that the list highlights. */
  active: number | null;
  onActive(id: number | null): void;
  /** @returns whether the store was found in the list; else its page opens */
  onSelect(id: number): boolean;
  onZoom(cluster: Cluster): void;
};

/** The stores of the map. A marker is a link to its store's page; several that overlap are one, which enlarges the map. */
export function StoreMarkers({ clusters, active, onActive, onSelect, onZoom }: MarkersProps): ReactElement {
  const t = useTranslate<StoresMessageKey>();
  // Later elements lie on top: those that the list numbers. The highlighted one is drawn again above them instead of being
  // moved: the Tab key goes on from where it is.
  const rank = ({ stores: [first] }: Cluster): number => (first.number === null ? 0 : 1);
  const inOrder = clusters.toSorted((a, b) => rank(a) - rank(b));
  const highlighted = clusters.find(({ stores: group }) => group.some(({ id }) => id === active));
  return (
    <>
      {inOrder.map((cluster) => {
        const [first, ...others] = cluster.stores;
        const isActive = cluster === highlighted;
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
                <Pin cluster={cluster} />
              </Link>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot be part of a drawing
              <g
                role="button"
                tabIndex={0}
                className={`${styles.marker} ${styles.cluster}`}
                aria-label={t('map.cluster', { count: cluster.stores.length, town: first.town })}
                data-active={isActive || undefined}
                onClick={() => onZoom(cluster)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  event.stopPropagation();
                  onZoom(cluster);
                }}
              >
                <Pin cluster={cluster} />
              </g>
            )}
          </g>
        );
      })}
      {highlighted ? <Highlight cluster={highlighted} /> : null}
    </>
  );
}

function Pin({ cluster: { stores: group } }: { cluster: Cluster }): ReactElement {
  return (
    <>
      <circle className={styles.target} />
      <circle className={styles.dot} />
      <text className={styles.number} dy="0.36em">
        {group.length > 1 ? group.length : group[0].number}
      </text>
    </>
  );
}

/** The highlighted marker above all others, with the name of a single store. Its link has the name for assistive technology. */
function Highlight({ cluster }: { cluster: Cluster }): ReactElement {
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
      <Pin cluster={cluster} />
      {others.length === 0 ? (
        <text className={styles.name} dy="-1.7em">
          {first.name}
        </text>
      ) : null}
    </g>
  );
}
