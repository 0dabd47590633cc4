import type { MapStore } from './clusters.ts';
import type { MapPoint } from './projection.ts';

/** What the page tells the map, and hears of it. */
export type StoreMapProps = {
  stores: readonly MapStore[];
  /** What the map shows at first: all of these points; the whole country without any. */
  focus: readonly MapPoint[];
  /** Where the shopper searches. */
  place: MapPoint | null;
  /** The store that the page is about: its marker is no part of a cluster. Null where the page is about many. */
  alone: number | null;
  /** The store that is highlighted. */
  active: number | null;
  onActive(id: number | null): void;
  /** @returns whether the store was found in the list; else its page opens */
  onSelect(id: number): boolean;
};
