import type { Position } from './distance.ts';

/** The place that a store search refers to. */
export type FoundPlace = Position & {
  /** German name; the postcode if nothing else is known; empty for a position. */
  readonly name: string;
  /** The place's own postcode, where the query has it. */
  readonly postcode?: string;
  /** The position is the middle of known postcodes that resemble the one of the query. */
  readonly isApproximate?: boolean;
  /** A federal state, at the middle of its stores. */
  readonly isState?: boolean;
};
