import { type PooledProduct, type ProductPool, pathsAbove } from './product-pool.ts';

const relatedLimit = 8;
/** Number of candidates on each side of the product's price. */
const reach = 60;

/** Binary search for the position of a price in products sorted by price. */
function insertionIndex(sorted: readonly PooledProduct[], vk: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.vk ?? 0) < vk) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Alternatives to a product: nearest category first, then same gender, then nearest price. */
export function relatedTo(product: PooledProduct, pool: ProductPool): readonly number[] {
  const found: number[] = [];
  // Without the area, which is too broad: a backpack is no alternative to a tent.
  for (const path of pathsAbove(product.categoryId).slice(0, -1)) {
    const sorted = pool.cheapestIn(path);
    const position = insertionIndex(sorted, product.vk);
    const near = sorted
      .slice(Math.max(0, position - reach), position + reach)
      .filter(({ id, gender }) => id !== product.id && (gender === 3) === (product.gender === 3) && !found.includes(id))
      .map((other) => ({
        id: other.id,
        distance: Math.abs(other.vk - product.vk) + (other.gender === product.gender ? 0 : product.vk),
      }))
      .sort((a, b) => a.distance - b.distance || a.id - b.id);
    found.push(...near.slice(0, relatedLimit - found.length).map(({ id }) => id));
    if (found.length >= relatedLimit) break;
  }
  return found;
}
