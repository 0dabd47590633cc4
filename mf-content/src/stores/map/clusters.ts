import type { MapPoint } from './projection.ts';

/** A store on the map. */
export type MapStore = MapPoint & {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly town: string;
  /** Its number in the list beside the map; null for those that the list does not number. */
  readonly number: number | null;
};

export type Cluster = MapPoint & { readonly stores: readonly [MapStore, ...MapStore[]] };

/** Pixels between the middles of two markers. */
const apartPixels = 30;

/**
 * The least distance of two markers in map units. None at the deepest zoom: a cluster that is left there could not be dissolved, and its
 * stores would have no link on the map.
 */
export const markerDistance = (zoom: number, depth: number, units: number): number =>
  zoom < depth ? apartPixels * units : 0;

/**
 * Puts stores together that would overlap. The order of the stores decides which is the first of a cluster, so zooming in only splits
 * clusters. A cluster is shown in the middle of its stores.
 * @param apart the least distance of two markers, in map units
 * @param alone the store that no cluster has: the one that the page is about
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
 * What is written on a marker. Beside numbered stores a count would look like the number of another store: a cluster has the number of its
 * first store, or none.
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
