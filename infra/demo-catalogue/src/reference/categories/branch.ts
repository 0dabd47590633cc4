import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { BrandRange } from '../brand-ranges.ts';
import type { SubSport } from '../sports.ts';

/**
 * A category and its descendants, which inherit `sports` and `range`. Products belong to leaves: the generator distributes the
 * products of a line among the leaves below its category.
 */
export type CategoryBranch = {
  /** Four digits, one for each level. Clients may store it: never change ids. */
  readonly id: number;
  readonly slug: string;
  readonly names: Localized;
  /** The sub-sports of its products, the main one first. */
  readonly sports?: readonly SubSport[];
  /** The product range of the brands that sell it. */
  readonly range?: BrandRange;
  /** Weight relative to its siblings; 1 by default. */
  readonly share?: number;
  /** Ends the descriptions of its products: how they differ from those of its siblings. */
  readonly note?: Localized;
  /** A collection of unlike products ("Hauben, Handschuhe & Socken"), whose name is no search word. */
  readonly isCollective?: boolean;
  /** Search words in addition to its name. */
  readonly words?: string;
  readonly children?: readonly CategoryBranch[];
};
