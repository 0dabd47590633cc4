import type { Gender } from 'shared-contracts/entities';
import type { SeedProduct } from '../demo-product.ts';
import { categoryTrail } from '../reference/categories.ts';

/** The properties of a product that relations depend on, few enough to keep a large catalogue in memory. */
export type PooledProduct = Pick<
  SeedProduct,
  'id' | 'brandId' | 'categoryId' | 'gender' | 'vk' | 'saleType' | 'salesRank' | 'sportIds'
>;

const trails = new Map<number, readonly string[]>();

/** The paths of a category and its ancestors, longest first. */
export function pathsAbove(categoryId: number): readonly string[] {
  let paths = trails.get(categoryId);
  if (paths === undefined) {
    paths = categoryTrail(categoryId)
      .map(({ path }) => path)
      .reverse();
    trails.set(categoryId, paths);
  }
  return paths;
}

/** Whether a product may be offered together with one for `gender`: adults' and children's sizes are never mixed. */
export function suits(gender: Gender, other: Gender): boolean {
  if (gender === 0) return other !== 3;
  return other === gender || other === 0;
}

export type ProductPool = {
  add(product: SeedProduct): void;
  readonly all: readonly PooledProduct[];
  /** The products of a category and its descendants, best-selling first, without refurbished ones. */
  bestIn(path: string): readonly PooledProduct[];
  /** The same, cheapest first. */
  cheapestIn(path: string): readonly PooledProduct[];
};

export function createProductPool(): ProductPool {
  const all: PooledProduct[] = [];
  const byPath = new Map<string, PooledProduct[]>();
  const sorted = new Map<string, readonly PooledProduct[]>();

  function inOrder(path: string, order: string, compare: (a: PooledProduct, b: PooledProduct) => number) {
    const key = `${order} ${path}`;
    let found = sorted.get(key);
    if (found === undefined) {
      found = [...(byPath.get(path) ?? [])].sort((a, b) => compare(a, b) || a.id - b.id);
      sorted.set(key, found);
    }
    return found;
  }

  return {
    all,
    add({ id, brandId, categoryId, gender, vk, saleType, salesRank, sportIds }) {
      const product = { id, brandId, categoryId, gender, vk, saleType, salesRank, sportIds };
      all.push(product);
      if (saleType === 'refurbished') return;
      for (const path of pathsAbove(categoryId)) {
        const list = byPath.get(path);
        if (list) list.push(product);
        else byPath.set(path, [product]);
      }
    },
    bestIn: (path) => inOrder(path, 'best', (a, b) => b.salesRank - a.salesRank),
    cheapestIn: (path) => inOrder(path, 'cheap', (a, b) => a.vk - b.vk),
  };
}

/** The first `count` matching products of a list. */
export function firstOf(
  list: readonly PooledProduct[],
  count: number,
  fits: (product: PooledProduct) => boolean,
): readonly PooledProduct[] {
  const found: PooledProduct[] = [];
  for (const product of list) {
    if (found.length === count) break;
    if (fits(product)) found.push(product);
  }
  return found;
}
