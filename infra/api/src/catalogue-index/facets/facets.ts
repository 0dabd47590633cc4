import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexedProduct } from '../indexed-product.ts';
import { isSmall, type OrdinalRemap } from '../ordinal-remap.ts';
import type { Members } from './bitset.ts';
import { createFacetColumn, emptyFacetColumn, type FacetColumn } from './facet-column.ts';

/** Number of products by filter group and value. */
export type FacetCounts = ReadonlyMap<number, Map<number, number>>;

/** The filter groups of the catalogue. */
export type Facets = {
  /** The groups that have values. */
  readonly groups: readonly number[];
  column(group: number): FacetColumn;
  /** The number of these products for each value of every group, without zeros. */
  countAll(products: Members): FacetCounts;
  /** Whether the other has the same columns, apart from sizes. */
  differsInSizesOnly(other: Facets): boolean;
  /** The facets after a change; the same ones if nothing in them changed. Yields to requests between columns. */
  after(change: OrdinalRemap): Promise<Facets>;
};

type Products = readonly IndexedProduct[];

const valuesIn = (group: number) => (product: IndexedProduct) =>
  product.facets.filter(([of]) => of === group).map(([, value]) => value);

const allValues = (product: IndexedProduct) => [...product.facets.map(([, value]) => value), ...product.sizes];

/** Each product's values by group. */
function valuesByGroup(products: Products): ReadonlyMap<number, number[][]> {
  const groups = new Map<number, number[][]>();
  for (const [ordinal, { facets }] of products.entries()) {
    for (const [group, value] of facets) {
      const values = groups.get(group) ?? products.map(() => []);
      groups.set(group, values);
      values[ordinal]?.push(value);
    }
  }
  return groups;
}

/**
 * @param columns by group
 * @param all all groups in one column: counting a set in one pass takes half the time of one pass for each group
 */
function facetsOf(
  size: number,
  columns: ReadonlyMap<number, FacetColumn>,
  all: FacetColumn,
  sizeGroup: number,
): Facets {
  const positionOf = new Map(all.valueIds.map((id, position) => [id, position]));
  // Values that no product has in this group any more may have moved to another.
  const hasProducts =
    ({ bitsOf }: FacetColumn) =>
    (id: number) =>
      bitsOf(id).some((word) => word !== 0);
  const positionsIn = [...columns].map(([group, column]) => {
    const valueIds = column.valueIds.filter(hasProducts(column));
    return [group, valueIds.map((id) => [id, positionOf.get(id) ?? -1] as const)] as const;
  });
  const empty = emptyFacetColumn(size);
  const facets: Facets = {
    groups: [...columns.keys()],
    column: (group) => columns.get(group) ?? empty,
    countAll(found) {
      const counts = all.tally(found);
      return new Map(
        positionsIn.map(([group, positions]) => {
          const ofValues = new Map<number, number>();
          for (const [id, position] of positions) {
            const count = counts[position] ?? 0;
            if (count > 0) ofValues.set(id, count);
          }
          return [group, ofValues];
        }),
      );
    },
    differsInSizesOnly(other) {
      return (
        other.groups.length === columns.size &&
        [...columns].every(([group, column]) => group === sizeGroup || other.column(group) === column)
      );
    },
    async after(change) {
      const next = new Map<number, FacetColumn>();
      const written = [...change.written.values()];
      const groups = new Set([...columns.keys(), ...written.flatMap((product) => product.facets.map(([of]) => of))]);
      for (const group of groups) {
        const read = group === sizeGroup ? ({ sizes }: IndexedProduct) => sizes : valuesIn(group);
        next.set(group, (columns.get(group) ?? empty).after(change, read));
        if (!isSmall(change)) await nextTurn();
      }
      const isSame = next.size === columns.size && [...next].every(([group, column]) => columns.get(group) === column);
      return isSame ? facets : facetsOf(change.size, next, all.after(change, allValues), sizeGroup);
    },
  };
  return facets;
}

/**
 * Closures must not refer to `products`: that would keep all of them in memory.
 * @param products in the order of their ordinals
 */
export function createFacets(products: Products, sizeGroup: number): Facets {
  const columns = new Map<number, FacetColumn>();
  for (const [group, values] of valuesByGroup(products)) columns.set(group, createFacetColumn(values));
  columns.set(sizeGroup, createFacetColumn(products.map(({ sizes }) => sizes)));
  return facetsOf(products.length, columns, createFacetColumn(products.map(allValues)), sizeGroup);
}
