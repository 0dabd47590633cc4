import type { Localized } from '../../../database/localized.ts';
import type { BrandRange } from '../brand-ranges.ts';
import type { SubSport } from '../sports.ts';

/**
 * A category with what is below it. `sports` and `range` hold for everything below that does not say otherwise. Products
 * stand in the leaves; a product line names any category, and the generator goes down from there by the children's shares.
 */
export type CategoryBranch = {
  /** Four digits, one a level: part of what frontends may keep, so never renumbered. */
  readonly id: number;
  readonly slug: string;
  readonly names: Localized;
  /** The sub-sports its products are for, the main one first. */
  readonly sports?: readonly SubSport[];
  /** Which brands make such things. */
  readonly range?: BrandRange;
  /** Relative to its siblings; 1 where absent. */
  readonly share?: number;
  /** Ends the description of the products in it: what sets them apart from those beside it. */
  readonly note?: Localized;
  /** Gathers unlike things ("Mützen, Handschuhe & Socken"), so its name finds none of them. */
  readonly isCollective?: boolean;
  /** What shoppers call it besides its name. */
  readonly words?: string;
  readonly children?: readonly CategoryBranch[];
};
