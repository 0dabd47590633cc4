import type { MapPoint } from './projection.ts';

/** A store on the map. */
export type MapStore = MapPoint & {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly town: string;
  /** Its number in the list beside the map; null if the list does not number it. */
  readonly number: number | null;
};

export type Cluster = MapPoint & { readonly stores: readonly [MapStore, ...MapStore[]] };

/** Minimum distance in pixels between the centres of two markers. */
const apartPixels = 30;

/**
 * The minimum distance of two markers in map units. 0 at the deepest zoom: a remaining cluster could not be split, and its stores would
 * have no link on the map.
 */
export const markerDistance = (zoom: number, depth: number, units: number): number =>
  zoom < depth ? apartPixels * units : 0;

/**
 * Groups stores whose markers would overlap. The first store of a cluster depends on the order of the stores, so zooming in only splits
 * clusters. A cluster is shown in the middle of its stores.
 * @param apart the minimum distance of two markers, in map units
 * @param alone id of the store that is never part of a cluster: the one that the page is about
 */
export function clustersOf(stores: readonly MapStore[], apart: number, alone: number | null = null): Cluster[] {
  const clusters: [MapStore, ...MapStore[]][] = [];
  for (const store of stores) {
    const near = clusters.find(
      ([first]) => first.id !== alone && store.id !== alone && Math.hypot(first.x - store.x, first.y - store.y) < apart,
    );
    if (near) near.push(store);
    else clusters.push([store]);
  }
  return clusters.map((group) => ({ stores: group, ...middleOf(group) }));
}

/**
 * The text of a marker. Among numbered stores a count would look like the number of another store: a cluster shows the number of its first
 * store, or none.
 * @param isNumbered whether the list numbers stores of the map
 */
export function markerText({ stores: [first, ...others] }: Cluster, isNumbered: boolean): string {
  const number = first.number === null ? '' : String(first.number);
  if (others.length === 0) return number;
  return isNumbered ? `${number}+` : String(others.length + 1);
}

function middleOf(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  return { x: tenths(sum.x / points.length), y: tenths(sum.y / points.length) };
}
