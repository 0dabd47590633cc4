import type { PriceType } from 'shared-contracts/entities';
import { createFacetColumn, type FacetColumn } from './facet-column.ts';
import { createFacets, type Facets } from './facets.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** The products' facts, column by column; a product's place in every column is its ordinal. */
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
 * The rows are not kept: a hundred thousand of them take more memory than all columns.
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
