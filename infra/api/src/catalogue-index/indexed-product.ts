import type { Gender } from 'shared-contracts/entities';

/** A product's properties in the index. Money is in cents. */
export type IndexedProduct = {
  readonly id: number;
  readonly brandId: number;
  readonly categoryId: number;
  readonly gender: Gender;
  readonly rrp: number;
  readonly vk: number;
  readonly premium: number;
  readonly staff: number;
  readonly pro: number;
  /** Popularity; the highest comes first. */
  readonly rank: number;
  /** Seconds since 1970. */
  readonly addedAt: number;
  /** Values of all groups except sizes, with their group. */
  readonly facets: readonly (readonly [filterId: number, valueId: number])[];
  /** Values of the sizes in stock. */
  readonly sizes: readonly number[];
};
