import type { PriceType } from 'shared-contracts/entities';
import { createFacetColumn, type FacetColumn } from './facet-column.ts';
import { createFacets, type Facets } from './facets.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** The products' properties by column. A product has the same position in every column: its ordinal. */
export type Columns = {
  readonly size: number;
  readonly ids: Int32Array;
  readonly brandIds: Int32Array;
  readonly categories: FacetColumn;
  readonly genders: Int32Array;
  readonly rrp: Int32Array;
  readonly prices: Readonly<Record<PriceType, Int32Array>>;
  readonly addedAt: Int32Array;
  readonly facets: Facets;
};

/**
 * Does not keep the rows: 100,000 of them take more memory than all columns.
 * @param products in the order of their ordinals
 */
export function columnsOf(products: readonly IndexedProduct[], sizeGroup: number): Columns {
  const column = (read: (product: IndexedProduct) => number) => Int32Array.from(products, read);
  return {
    size: products.length,
    ids: column(({ id }) => id),
    brandIds: column(({ brandId }) => brandId),
    categories: createFacetColumn(products.map(({ categoryId }) => [categoryId])),
    genders: column(({ gender }) => gender),
    rrp: column(({ rrp }) => rrp),
    prices: {
      vk: column(({ vk }) => vk),
      premium: column(({ premium }) => premium),
      staff: column(({ staff }) => staff),
      pro: column(({ pro }) => pro),
    },
    addedAt: column(({ addedAt }) => addedAt),
    facets: createFacets(products, sizeGroup),
  };
}
