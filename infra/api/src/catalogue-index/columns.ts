import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PriceType } from 'shared-contracts/entities';
import { createFacetColumn, type FacetColumn } from './facets/facet-column.ts';
import { createFacets, type Facets } from './facets/facets.ts';
import type { IndexedProduct } from './indexed-product.ts';
import type { ProductPrices } from './load-prices.ts';
import { columnAfter, isSmall, type OrdinalRemap } from './ordinal-remap.ts';

/** The products' properties by column. A product has the same position in every column: its ordinal. Columns never change. */
export type Columns = {
  readonly size: number;
  readonly ids: Int32Array;
  readonly ranks: Int32Array;
  readonly brandIds: Int32Array;
  readonly categories: FacetColumn;
  readonly genders: Int32Array;
  readonly rrp: Int32Array;
  readonly prices: Readonly<Record<PriceType, Int32Array>>;
  readonly addedAt: Int32Array;
  readonly facets: Facets;
};

const categoryOf = ({ categoryId }: IndexedProduct) => [categoryId];

/** @param column makes the column of a property */
function plainColumns(column: (read: (product: IndexedProduct) => number, name: PlainColumn) => Int32Array) {
  return {
    ids: column(({ id }) => id, 'ids'),
    ranks: column(({ rank }) => rank, 'ranks'),
    brandIds: column(({ brandId }) => brandId, 'brandIds'),
    genders: column(({ gender }) => gender, 'genders'),
    rrp: column(({ rrp }) => rrp, 'rrp'),
    prices: {
      vk: column(({ vk }) => vk, 'vk'),
      premium: column(({ premium }) => premium, 'premium'),
      staff: column(({ staff }) => staff, 'staff'),
      pro: column(({ pro }) => pro, 'pro'),
    },
    addedAt: column(({ addedAt }) => addedAt, 'addedAt'),
  };
}

type PlainColumn = 'ids' | 'ranks' | 'brandIds' | 'genders' | 'rrp' | 'addedAt' | PriceType;

/**
 * Does not keep the rows: 100,000 of them take more memory than all columns.
 * @param products in the order of their ordinals
 */
export function columnsOf(products: readonly IndexedProduct[], sizeGroup: number): Columns {
  return {
    size: products.length,
    ...plainColumns((read) => Int32Array.from(products, read)),
    categories: createFacetColumn(products.map(categoryOf)),
    facets: createFacets(products, sizeGroup),
  };
}

/** The columns with other prices of some products, by their ordinals. */
export function repricedColumns(before: Columns, changed: ReadonlyMap<number, ProductPrices>): Columns {
  const after = (column: Int32Array, name: keyof ProductPrices): Int32Array => {
    if ([...changed].every(([ordinal, prices]) => column[ordinal] === prices[name])) return column;
    const copy = column.slice();
    for (const [ordinal, prices] of changed) copy[ordinal] = prices[name];
    return copy;
  };
  const { vk, premium, staff, pro } = before.prices;
  return {
    ...before,
    rrp: after(before.rrp, 'rrp'),
    prices: {
      vk: after(vk, 'vk'),
      premium: after(premium, 'premium'),
      staff: after(staff, 'staff'),
      pro: after(pro, 'pro'),
    },
  };
}

/** The columns after a change. Columns in which nothing changed are the same objects. */
export async function columnsAfter(before: Columns, change: OrdinalRemap): Promise<Columns> {
  const plain = { ...before, ...before.prices };
  const columns = plainColumns((read, name) => columnAfter(plain[name], change, read));
  if (!isSmall(change)) await nextTurn();
  return {
    size: change.size,
    ...columns,
    categories: before.categories.after(change, categoryOf),
    facets: await before.facets.after(change),
  };
}
