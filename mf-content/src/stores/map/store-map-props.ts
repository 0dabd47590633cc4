import type { MapStore } from './clusters.ts';
import type { MapPoint } from './projection.ts';

/** Props and callbacks between the page and the map. */
export type StoreMapProps = {
  stores: readonly MapStore[];
  /** The map initially shows all of these points; without any, the whole country. */
  focus: readonly MapPoint[];
  /** The place that the shopper searches for. */
  place: MapPoint | null;
  /** Id of the store that the page is about: its marker is never part of a cluster. Null for a page about many stores. */
  alone: number | null;
  /** Id of the highlighted store. */
  active: number | null;
  onActive(id: number | null): void;
  /** @returns whether the store was found in the list; else its page opens */
  onSelect(id: number): boolean;
};
