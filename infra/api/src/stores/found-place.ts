import type { Position } from './distance.ts';

/** What a store search means by its words. */
export type FoundPlace = Position & {
  /** In German; the postcode where that is all that is known; empty for a position. */
  readonly name: string;
  /** The place's own postcode, where the query has it. */
  readonly postcode?: string;
  /** The position is the middle of known postcodes that resemble the one of the query. */
  readonly isApproximate?: boolean;
  /** A federal state, at the middle of its stores. */
  readonly isState?: boolean;
};
