import type { Product } from 'shared-contracts/entities';
import type { SizeGuide } from './size-guide/size-guide.ts';
import type { Terms } from './terms/terms.ts';

/** All that the page shows before anything personal. */
export type ProductData = {
  readonly product: Product;
  readonly sizeGuide: SizeGuide;
  readonly terms: Terms;
  /** The team whose shop the page stands in; null in the shop itself. */
  readonly team: string | null;
};
