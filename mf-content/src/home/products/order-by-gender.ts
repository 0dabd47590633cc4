import type { Gender, ProductTile } from 'shared-contracts/entities';

/** Whether a product belongs to the section of a gender: unisex ones (0) belong to those for women and men. */
export function isFor({ gender }: Pick<ProductTile, 'gender'>, wanted: Gender): boolean {
  return gender === wanted || (gender === 0 && (wanted === 1 || wanted === 2));
}

/** The products of a gender first, then matching unisex ones, then the others, each in their order. An unknown gender changes nothing. */
export function inOrderFor<P extends Pick<ProductTile, 'gender'>>(
  products: readonly P[],
  wanted: Gender,
): readonly P[] {
  if (wanted === 0) return products;
  const rank = (product: P): number => (product.gender === wanted ? 0 : isFor(product, wanted) ? 1 : 2);
  return products.toSorted((a, b) => rank(a) - rank(b));
}
