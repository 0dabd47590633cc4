import { filterGroupIds } from 'shared-contracts/entities';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { type Bitset, intersectionOf, ordinalsOf, unionOf } from '../catalogue-index/facets/bitset.ts';
import { gendersIn } from './genders.ts';
import type { ProductRow } from './product-row.ts';

const shown = 8;

/** Products with at least one size in stock. */
function inStock(index: CatalogueIndex): Bitset {
  const sizes = index.column(filterGroupIds.size);
  return unionOf(index.size, sizes.valueIds.map(sizes.bitsOf));
}

/** Products to offer instead of a sold-out one: same category, a suitable gender, in stock, nearest by price. */
export function alternativeIds(index: CatalogueIndex, { id, category_id, gender, vk }: ProductRow): number[] {
  const genders = gender === 0 ? ([0, 1, 2] as const) : gendersIn(gender);
  const candidates = intersectionOf(index.size, [
    inStock(index),
    index.inCategories([category_id]),
    unionOf(index.size, genders.map(index.ofGender)),
  ]);
  const distance = (ordinal: number) => Math.abs((index.prices.vk[ordinal] ?? 0) - vk);
  return [...ordinalsOf(candidates)]
    .filter((ordinal) => index.ids[ordinal] !== id)
    .sort((a, b) => distance(a) - distance(b) || a - b)
    .slice(0, shown)
    .map((ordinal) => index.ids[ordinal] ?? 0);
}
